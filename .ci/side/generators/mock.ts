// Starts the built mock as a program of its own for the programs that the tools' clients are tried with, and asks it
// afterwards whether a program really did what it says.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What every program's invoice comes to; a client that cuts cents off does not reach it. */
const TOTAL = 322438.81;

/** Whether the invoice that a program says it made is there, final and with all its cents. */
export async function wasDone(mock: RunningMock, said: string): Promise<boolean> {
  const id = /done (\d+)\s*$/m.exec(said)?.[1];
  if (id === undefined) return false;
  const answer = await fetch(`${mock.url}/invoices/${id}.json?api_key=${mock.apiKey}`);
  const { invoice } = (await answer.json()) as { invoice?: { status: string; total: number } };
  return invoice?.status === 'final' && invoice.total === TOTAL;
}

export interface RunningMock {
  url: string;
  apiKey: string;
  stop(): void;
}

const CLI = fileURLToPath(new URL('../../../dist/mocks/cli.js', import.meta.url));

export async function startBuiltMock(): Promise<RunningMock> {
  const child = spawn(process.execPath, [CLI, '--port', '0', '--json', '--async-polls', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The mock did not start: run `npm run build` first.');
    }),
  ])) as [string];
  const ready = JSON.parse(line) as { base_url: string; api_key: string };
  return { url: ready.base_url, apiKey: ready.api_key, stop: () => child.kill() };
}
