/** Captures what is written to the terminal during `work`; nothing reaches the real terminal. */
export interface Said {
  out: string;
  err: string;
}

export async function saidWhile(work: () => unknown, { isTTY = false } = {}): Promise<Said> {
  const said: Said = { out: '', err: '' };
  const { stdout, stderr } = process;
  const before = { out: stdout.write, err: stderr.write, isTTY: stdout.isTTY };
  const into = (name: keyof Said) =>
    ((text: string | Uint8Array) => {
      said[name] += String(text);
      return true;
    }) as typeof stdout.write;
  stdout.write = into('out');
  stderr.write = into('err');
  stdout.isTTY = isTTY;
  try {
    await work();
  } finally {
    stdout.write = before.out;
    stderr.write = before.err;
    stdout.isTTY = before.isTTY;
  }
  return said;
}
