/**
 * Lets tests that this package declares stand where a user's file asked for them: Playwright takes a test's place from
 * the line that calls `test()`, which would be a line in node_modules for every check.
 */
import { Script } from 'node:vm';

export interface CallSite {
  /** Path or address of the file as it was loaded. */
  file: string;
  line: number;
  column: number;
}

/** Where `callee` was called; undefined where no file did. */
export function callSiteOf(callee: (...values: never[]) => unknown): CallSite | undefined {
  const { prepareStackTrace } = Error;
  try {
    // As loaded, not as written: Playwright maps the place itself.
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

/** Calls a function as if the call stood at `site`. */
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
