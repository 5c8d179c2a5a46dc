/** A phrase for the verdict: which checks a smaller profile leaves out. */
import { checksFor } from './checks/index.js';
import { checkKinds } from './judge/result.js';
import type { Settings } from './target/settings.js';

/** Kinds of checks are named if less than this share of them is run. */
const minShare = 0.25;

/** Undefined for a profile that leaves out nothing. */
export function leftOutBy({ profile, seed }: Pick<Settings, 'profile' | 'seed'>): string | undefined {
  if (profile !== 'smoke') return undefined;
  const full = checksFor(seed).filter(({ profile: least, onlyIn }) => least !== 'soak' && !onlyIn);
  const inSmoke = full.filter((one) => one.profile === 'smoke');
  const count = (all: typeof full, kind: string) => all.filter((one) => one.kind === kind).length;
  const scarce = checkKinds.filter((kind) => count(inSmoke, kind) < minShare * count(full, kind));
  const among = scarce.length > 0 ? `, among them most of ${scarce.join(', ')}` : '';
  const left = (full.length - inSmoke.length).toLocaleString('en-US');
  return `profile smoke, which leaves out ${left} of ${full.length.toLocaleString('en-US')} checks${among}`;
}
