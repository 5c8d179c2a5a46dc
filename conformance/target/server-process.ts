/** Starts and stops the command of `--server`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createTransport, TransportError } from './transport.js';

export interface ServerProcess {
  stop(): Promise<void>;
}

/** Resolves when `url` gives any answer; rejects with a one-line message if the command ends before or takes too long. */
export async function startServer(command: string, url: string, patienceMs = 30_000): Promise<ServerProcess> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  // However this process ends, the command is ended too.
  const last = () => child.pid !== undefined && kill(child.pid, 'SIGKILL');
  process.once('exit', last);
  child.once('exit', () => process.off('exit', last));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-500);
  });
  const transport = createTransport({ timeoutMs: 2000 });
  const deadline = Date.now() + patienceMs;
  try {
    for (;;) {
      if (hasEnded(child))
        throw new Error(`"${command}" ended with ${child.exitCode ?? child.signalCode}: ${lastLine(said)}`);
      const answered = await transport.send({ method: 'GET', url, headers: {} }).then(
        () => true,
        (error: unknown) => !(error instanceof TransportError && ['refused', 'reset'].includes(error.fault)),
      );
      if (answered) return { stop: () => stop(child) };
      if (Date.now() > deadline)
        throw new Error(`"${command}" runs, but ${url} does not answer: ${lastLine(said)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch (error) {
    await stop(child);
    throw error;
  } finally {
    await transport.close();
  }
}

/** Whether it has exited, or was ended by a signal, which leaves no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends the whole process group: a child of the shell would survive it. */
async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  kill(child.pid, 'SIGTERM');
  const timer = setTimeout(() => kill(child.pid ?? 0, 'SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(-pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
