// Starts the built mock as a program of its own for the programs that the tools' clients are tried with, and asks it
// afterwards whether a program really did what it says.
import { startMock } from '../programs.js';

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

export async function startBuiltMock(): Promise<RunningMock> {
  const { child, said } = await startMock('--async-polls', '2');
  return { url: said.base_url, apiKey: said.api_key, stop: () => child.kill() };
}
