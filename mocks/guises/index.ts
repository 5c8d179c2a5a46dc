/**
 * The one table of guises, and how chosen ones get onto a mock: lawful but awkward servers, in none of which the
 * suite may fail.
 */
import { type Hooks, joinHooks } from '../http/hooks.js';
import type { Decorate } from '../service/service.js';
import type { Variations } from '../service/settings.js';
import { bodyGuises, combinedWire } from './bodies.js';
import { choices } from './choices.js';
import { companyGuises } from './company.js';
import { interpretationGuises } from './interpretations.js';
import { listGuises as lists } from './lists.js';
import { type Guise, type GuiseInfo, rewritten } from './make.js';
import { needGuises } from './needs.js';
import { readingGuises } from './readings.js';
import { ruleGuises } from './rules.js';
import { wireGuises } from './wire.js';

export type { GuiseInfo } from './make.js';

const parts = [
  ...choices,
  ...bodyGuises,
  ...wireGuises,
  ...lists,
  ...companyGuises,
  ...ruleGuises,
  ...needGuises,
  ...readingGuises,
  ...interpretationGuises,
] as const;

/** A misspelt name does not compile. */
export type GuiseName = (typeof parts)[number]['name'] | 'everything';

const unfitting: readonly GuiseName[] = [
  'invoice-wrapper',
  'shipping-wrapper',
  'draft-number-null',
  'drafts-print',
  'foreign-401',
  'only-invoices',
];
const everyPart: readonly (Guise & { readonly name: GuiseName })[] = parts;
const worn = (name: GuiseName) => everyPart.find((one) => one.name === name)?.decorate as Decorate;

const combined: Guise & { readonly name: GuiseName } = {
  name: 'everything',
  says: 'as many of these as fit together',
  variations: Object.assign(
    {},
    ...everyPart.filter(({ name }) => !unfitting.includes(name)).map(({ variations }) => variations ?? {}),
  ),
  errorBodies: 'list',
  asyncPolls: 3,
  hooks: rewritten(combinedWire),
  decorate: (handle, service) =>
    (['others-busy', 'ids-scrambled', 'texts-trimmed'] as const).reduce(
      (inner, name) => worn(name)(inner, service),
      handle,
    ),
};

const guises = [...everyPart, combined];

export const listGuises = (): readonly (GuiseInfo & { readonly name: GuiseName })[] => guises;

/** The guise of this name. Throws an Error that names the known ones. */
function guiseNamed(name: string): Guise {
  const found = guises.find((one) => one.name === name);
  if (!found)
    throw new Error(`There is no guise ${name}; there are ${guises.map((one) => one.name).join(', ')}.`);
  return found;
}

/** Guises of which one takes away what the other is about. */
const exclusive: readonly (readonly [why: string, ...names: GuiseName[]])[] = [
  ['each shows ids as other numbers', 'ids-beyond-32-bits', 'ids-scrambled', 'sequence-id-of-kind'],
];

/** Why two guises cannot be worn at once: they answer one question in two ways. Undefined where they can. */
export function whyApart(one: GuiseName, other: GuiseName): string | undefined {
  if (one === other) return 'it is the same';
  if ([one, other].includes('everything')) return 'everything holds the others';
  const why = exclusive.find(([, ...names]) => names.includes(one) && names.includes(other));
  if (why) return why[0];
  const [asked, answered] = [one, other].map((name) => questionsOf(guiseNamed(name))) as [string[], string[]];
  const both = asked.find((question) => answered.includes(question));
  return both === undefined ? undefined : `both answer ${both}`;
}

/** What is said, and what wraps service and wire, can be joined; all else is a setting with one value. */
const joined: readonly string[] = ['name', 'says', 'hooks', 'decorate', 'variations'];
const questionsOf = (guise: Guise): string[] =>
  [...Object.keys(guise), ...Object.keys(guise.variations ?? {})].filter((key) => !joined.includes(key));

export type Dress = Omit<Guise, keyof GuiseInfo | 'hooks' | 'clockSkewDays'> & {
  readonly clock?: string;
  readonly worn: Hooks;
};

/** What several guises come to when worn at once. Throws an Error for an unknown name. */
export function dressed(names: readonly string[]): Dress {
  const all = names.map(guiseNamed);
  const {
    name: _name,
    says: _says,
    hooks: _hooks,
    clockSkewDays,
    ...rest
  } = Object.assign({}, ...all) as Guise;
  const variations = Object.assign({}, ...all.map((guise) => guise.variations ?? {})) as Partial<Variations>;
  const decorations = all.flatMap(({ decorate }) => (decorate ? [decorate] : []));
  return {
    ...rest,
    variations,
    ...(clockSkewDays && { clock: new Date(Date.now() + clockSkewDays * 86_400_000).toISOString() }),
    ...(decorations.length > 0 && { decorate: around(decorations) }),
    worn: all.map(({ hooks }) => hooks?.() ?? {}).reduce(joinHooks, {}),
  };
}

/** One around the other, the first innermost. */
const around =
  (decorations: readonly Decorate[]): Decorate =>
  (handle, service) =>
    decorations.reduce((inner, decorate) => decorate(inner, service), handle);
