/** A phrase for the verdict: which checks a smaller profile leaves out. */
import { checksFor } from './checks/index.js';
import { checkKinds } from './judge/result.js';
import type { Settings } from './target/settings.js';

/** Kinds of checks are named if less than this share of them is run. */
const minShare = 0.25;

/** Undefined for a profile that leaves out nothing. */
export function leftOutBy({ profile, seed }: Pick<Settings, 'profile' | 'seed'>): string | undefined {
  if (profile !== 'smoke') return undefined;
  const all = checksFor(seed);
  const full = all.filter(({ profile: least, onlyIn }) => least !== 'soak' && !onlyIn);
  const own = all.filter(({ onlyIn }) => onlyIn === 'smoke').length;
  const inSmoke = full.filter((one) => one.profile === 'smoke');
  const count = (some: typeof full, kind: string) => some.filter((one) => one.kind === kind).length;
  const scarce = checkKinds.filter((kind) => count(inSmoke, kind) < minShare * count(full, kind));
  const among = scarce.length > 0 ? `, among them most of ${scarce.join(', ')}` : '';
  const inWords = (number: number) => number.toLocaleString('en-US');
  const left = `${inWords(full.length - inSmoke.length)} of ${inWords(full.length)} checks`;
  return `profile smoke, which has ${own} checks of its own and leaves out ${left}${among}`;
}
