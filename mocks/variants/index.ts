/**
 * The table of variants, and how chosen ones are applied to a mock: conforming but unusual servers, none of which may
 * fail the suite.
 */
import { combined } from '../faults/adversary.js';
import type { Variations } from '../service/settings.js';
import { bodyVariants, combinedWire } from './bodies.js';
import { choices } from './choices.js';
import { companyVariants } from './company.js';
import { interpretationVariants } from './interpretations.js';
import { listVariants as lists } from './lists.js';
import { edited, type Variant } from './make.js';
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

/** Typed, so that a misspelt name does not compile. */
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
      after: (answer) => edited(answer, combinedWire),
      decorate: combined([parts['others-busy'].apply(), parts['ids-scrambled'].apply()]).decorate,
    }),
  },
};
const names = Object.keys(variants) as VariantName[];

export const listVariants = (): readonly VariantInfo[] =>
  names.map((name) => ({ name, says: variants[name].says }));

/** The variant with this name. Throws an Error that lists the known ones. */
function variantNamed(name: string): Variant {
  const found = names.find((one) => one === name);
  if (!found) throw new Error(`There is no variant ${name}; there are ${names.join(', ')}.`);
  return variants[found];
}

/** Variants that cannot be combined because one overrides the effect of the other. */
const exclusive: readonly (readonly [why: string, ...names: VariantName[]])[] = [
  ['each shows ids as other numbers', 'ids-beyond-32-bits', 'ids-scrambled', 'sequence-id-of-kind'],
];

/** Why two variants cannot be combined, for example because both change one setting; undefined if they can. */
export function whyIncompatible(one: VariantName, other: VariantName): string | undefined {
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

/** Keys that can be merged when variants are combined; every other key is a setting with a single value. */
const joined: readonly string[] = ['says', 'apply', 'variations'];
const questionsOf = (variant: Variant): string[] =>
  [...Object.keys(variant), ...Object.keys(variant.variations ?? {})].filter((key) => !joined.includes(key));

/** The settings, decoration and hooks of one or several variants. */
export type CombinedVariant = Omit<Variant, 'says' | 'apply' | 'clockSkewDays'> & {
  readonly clock?: string;
} & ReturnType<typeof combined>;

/** Combines several variants. Throws an Error for an unknown name. */
export function combine(names: readonly string[]): CombinedVariant {
  const all = names.map(variantNamed);
  const { says: _says, apply: _apply, clockSkewDays, ...rest } = Object.assign({}, ...all) as Variant;
  return {
    ...rest,
    variations: Object.assign({}, ...all.map(({ variations }) => variations)) as Partial<Variations>,
    ...(clockSkewDays && { clock: new Date(Date.now() + clockSkewDays * 86_400_000).toISOString() }),
    ...combined(all.flatMap(({ apply }) => (apply ? [apply()] : []))),
  };
}
