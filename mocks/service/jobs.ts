/** Asynchronous jobs: 202 until enough polls were made and enough time has passed. */

import type { Context } from './context.js';

/** True once the job of this name is done; each call counts as a poll. */
export function isDone(context: Context, name: string): boolean {
  const now = context.clock.now();
  const { jobs } = context.account;
  const job = jobs.get(name) ?? { polls: 0, startedAt: now };
  const { asyncPolls, asyncMs } = context.settings;
  if (job.polls >= asyncPolls && now - job.startedAt >= asyncMs) return true;
  jobs.set(name, { ...job, polls: job.polls + 1 });
  return false;
}
