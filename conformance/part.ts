/** Whether a run covers all checks, and which settings restrict it: a partial run must not report that the target conforms. */
import { checksFor } from './checks/index.js';
import type { Check } from './run/check.js';
import { selectChecks, shardOf } from './run/selection.js';
import { features } from './target/claims.js';
import type { Settings } from './target/settings.js';
import type { Selection } from './verdict/report.js';

/** Compares `selected` with what the same settings, without restrictions other than sharding, would select. */
export function selectionOf(settings: Settings, selected: readonly Check[]): Selection {
  const { profile, shard, claims, assumed } = settings;
  const unrestricted: Settings = {
    ...{ ...settings, only: [], skip: [], readOnly: false },
    profile: profile === 'smoke' ? 'full' : profile,
  };
  const all = shardOf(selectChecks(checksFor(settings.seed), unrestricted), shard);
  const ids = new Set(selected.map(({ id }) => id));
  const unclaimed = features.filter((one) => !claims.includes(one));
  return {
    isWhole: all.every(({ id }) => ids.has(id)),
    checks: selected.length,
    of: all.length,
    by: restrictionsOf(settings),
    assumed,
    unclaimed,
  };
}

/** The settings that leave checks out, as command-line flags. */
function restrictionsOf({ only, skip, readOnly, profile, failed }: Settings): string[] {
  return [
    ...only.map((one) => `--only ${one}`),
    ...skip.map((one) => `--skip ${one}`),
    ...(readOnly ? ['--read-only'] : []),
    ...(profile === 'smoke' ? ['--profile smoke'] : []),
    ...(failed ? ['--failed'] : []),
  ];
}
