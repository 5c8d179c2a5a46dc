/** Owns work that is polled: 202 until it was asked for often enough, and enough time has passed. */

import type { Context } from './context.js';
import { getEntry, setEntry } from './store/cow-map.js';

/** True once the job of this name is done; asking counts as a poll. */
export function isDone(context: Context, name: string): boolean {
  const now = context.clock.now();
  const { jobs } = context.account;
  const job = getEntry(jobs, name) ?? { polls: 0, startedAt: now };
  const { asyncPolls, asyncMs } = context.settings;
  if (job.polls >= asyncPolls && now - job.startedAt >= asyncMs) return true;
  setEntry(jobs, name, { ...job, polls: job.polls + 1 });
  return false;
}
