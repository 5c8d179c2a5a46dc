/**
 * The one table of variants, and how chosen ones get onto a mock: lawful but unusual servers, in none of which the
 * suite may fail.
 */
import { together } from '../faults/adversary.js';
import type { Variations } from '../service/settings.js';
import { bodyVariants, combinedWire } from './bodies.js';
import { choices } from './choices.js';
import { companyVariants } from './company.js';
import { interpretationVariants } from './interpretations.js';
import { listVariants as lists } from './lists.js';
import { rewritten, type Variant } from './make.js';
import { needVariants } from './needs.js';
import { meaningVariants } from './other-meanings.js';
import { ruleVariants } from './rules.js';
import { wireVariants } from './wire.js';

const parts = {
  ...choices,
  ...bodyVariants,
  ...wireVariants,
  ...lists,
  ...companyVariants,
  ...ruleVariants,
  ...needVariants,
  ...meaningVariants,
  ...interpretationVariants,
};

/** A misspelt name does not compile. */
export type VariantName = keyof typeof parts | 'everything';
export interface VariantInfo {
  readonly name: VariantName;
  readonly says: string;
}

const unfitting: readonly string[] = [
  ...['invoice-wrapper', 'shipping-wrapper', 'draft-number-null', 'drafts-print', 'foreign-401'],
  'only-invoices',
];
const fitting: readonly Variant[] = Object.entries(parts).flatMap(([name, variant]) =>
  unfitting.includes(name) ? [] : [variant],
);

const variants: Readonly<Record<VariantName, Variant>> = {
  ...parts,
  everything: {
    says: 'as many of these as fit together',
    variations: Object.assign({}, ...fitting.map(({ variations }) => variations)),
    errorBodies: 'list',
    asyncPolls: 3,
    apply: () => ({
      ...rewritten(combinedWire)(),
      decorate: together([parts['others-busy'].apply(), parts['ids-scrambled'].apply()]).decorate,
    }),
  },
};
const names = Object.keys(variants) as VariantName[];

export const listVariants = (): readonly VariantInfo[] =>
  names.map((name) => ({ name, says: variants[name].says }));

/** The variant of this name. Throws an Error that names the known ones. */
function variantNamed(name: string): Variant {
  const found = names.find((one) => one === name);
  if (!found) throw new Error(`There is no variant ${name}; there are ${names.join(', ')}.`);
  return variants[found];
}

/** Variants of which one takes away what the other is about. */
const exclusive: readonly (readonly [why: string, ...names: VariantName[]])[] = [
  ['each shows ids as other numbers', 'ids-beyond-32-bits', 'ids-scrambled', 'sequence-id-of-kind'],
];

/** Why two variants cannot be applied at once: they answer one question in two ways. Undefined where they can. */
export function whyApart(one: VariantName, other: VariantName): string | undefined {
  if (one === other) return 'it is the same';
  if ([one, other].includes('everything')) return 'everything holds the others';
  const why = exclusive.find(([, ...names]) => names.includes(one) && names.includes(other));
  if (why) return why[0];
  const [asked, answered] = [one, other].map((name) => questionsOf(variantNamed(name))) as [
    string[],
    string[],
  ];
  const both = asked.find((question) => answered.includes(question));
  return both === undefined ? undefined : `both answer ${both}`;
}

/** What is said, and what wraps service and wire, can be joined; all else is a setting with one value. */
const joined: readonly string[] = ['says', 'apply', 'variations'];
const questionsOf = (variant: Variant): string[] =>
  [...Object.keys(variant), ...Object.keys(variant.variations ?? {})].filter((key) => !joined.includes(key));

/** Settings, and what stands around the service and on the wire. */
export type CombinedVariant = Omit<Variant, 'says' | 'apply' | 'clockSkewDays'> & {
  readonly clock?: string;
} & ReturnType<typeof together>;

/** What several variants come to when applied at once. Throws an Error for an unknown name. */
export function combine(names: readonly string[]): CombinedVariant {
  const all = names.map(variantNamed);
  const { says: _says, apply: _apply, clockSkewDays, ...rest } = Object.assign({}, ...all) as Variant;
  return {
    ...rest,
    variations: Object.assign({}, ...all.map(({ variations }) => variations)) as Partial<Variations>,
    ...(clockSkewDays && { clock: new Date(Date.now() + clockSkewDays * 86_400_000).toISOString() }),
    ...together(all.flatMap(({ apply }) => (apply ? [apply()] : []))),
  };
}
