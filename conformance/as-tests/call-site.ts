/**
 * Locates tests that this package declares at the line of the user's file that called it: Playwright uses the line that calls
 * `test()`, which would be in node_modules for every check.
 */
import { Script } from 'node:vm';

export interface CallSite {
  /** Path or URL of the file as loaded. */
  file: string;
  line: number;
  column: number;
}

/** Where `callee` was called; undefined if not from a file. */
export function callSiteOf(callee: (...values: never[]) => unknown): CallSite | undefined {
  const { prepareStackTrace } = Error;
  try {
    // The position in the loaded code: Playwright applies source maps itself.
    Error.prepareStackTrace = (_, frames) => frames;
    const holder: { stack?: NodeJS.CallSite[] } = {};
    Error.captureStackTrace(holder, callee);
    const [frame] = holder.stack ?? [];
    const file = frame?.getFileName();
    return frame && file
      ? { file, line: frame.getLineNumber() ?? 1, column: frame.getColumnNumber() ?? 1 }
      : undefined;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}

/** Calls a function as if the call were at `site`. */
export type CallAt = <T extends unknown[]>(callee: (...values: T) => unknown, ...values: T) => void;

export function callingAt(site: CallSite | undefined): CallAt {
  if (!site) return (callee, ...values) => void callee(...values);
  const placed = new Script('(callee, ...values) => callee(...values)', {
    filename: site.file,
    lineOffset: site.line - 1,
    columnOffset: site.column - 1,
  });
  return placed.runInThisContext() as CallAt;
}
