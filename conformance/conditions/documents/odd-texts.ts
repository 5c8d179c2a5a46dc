/**
 * Texts that a layer of the target may alter, for the updates of cases, where they cost no further request. Which text a field
 * gets depends on the type, the row and the seed.
 */
import { createdTypes } from '../../checks/kit/document-rules.js';
import { isNothingItself, kindOf, mixtures, type Text, wholes } from '../../checks/requests/odd-texts.js';
import type { DocumentCase } from './subject.js';

const oddFields = ['reference', 'observations', 'description', 'unit'] as const;
export type OddTexts = Partial<Record<(typeof oddFields)[number], string>>;

/** Every third is a mixture. */
const all: readonly Text[] = wholes.flatMap((one, n) =>
  n % 2 === 0 ? [mixtures[(n / 2) % mixtures.length] as Text, one] : [one],
);
const byText = new Map(all.map((one) => [one.text, one]));

/** Chosen so that two fields, or two updates, do not get the same text. */
const strides = { type: 5, field: 23, update: 31, seed: 11 };

/** The texts of the case's next update. */
export function oddTexts(current: DocumentCase): OddTexts {
  const { type, plan, t } = current;
  const start =
    (plan.origin?.rotation ?? 0) +
    createdTypes.indexOf(type) * strides.type +
    current.updates * strides.update +
    t.settings.seed * strides.seed;
  const textAt = (n: number) => all[(start + n * strides.field) % all.length]?.text ?? '';
  return Object.fromEntries(oddFields.map((field, n) => [field, textAt(n)]));
}

/**
 * The field that a wrong text is reported under: the kind of alteration where only odd texts are altered; the field itself if it
 * shows nothing or the value before the update.
 */
export function fieldOfText(
  { judge, before }: DocumentCase,
  field: string,
  shown: unknown,
  wanted: unknown,
): string {
  const one = byText.get(String(wanted));
  if (!one || judge.knows(field)) return field;
  const isNothing = shown === null || shown === undefined || shown === '';
  const isLost = (isNothing && !isNothingItself(one.text)) || shown === before[field];
  return isLost ? field : `text.${kindOf(one, shown)}`;
}
