// How the commands of spec/ report a mistake: by file and line of the source.

/** Reports a mistake in spec/ without a stack trace; other errors are defects of the code and need one. */
export function reportSpecError(error: unknown): void {
  const { message, stack } = error as Error;
  console.error(/^spec[:/]/.test(message) ? message : stack);
  process.exitCode = 1;
}
