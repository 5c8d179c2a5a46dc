// How the commands of spec/ end when something is wrong: by file and line of what a person wrote.

/** A mistake in spec/ is reported without a stack trace, which would only hide it. Ours shows where it is. */
export function reportMistake(error: unknown): void {
  const { message, stack } = error as Error;
  console.error(/^spec[:/]/.test(message) ? message : stack);
  process.exitCode = 1;
}
