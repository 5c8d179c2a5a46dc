/**
 * The shape of a condition, and the few ways of writing one. A condition is something a lawful client can bring about
 * by public requests, behind which a fault may hide. Owns no condition: the tables beside this file do.
 */
import type { Json } from '../body-fields.js';
import type { Act, Past, Subject } from './remembered.js';
import type { Scene } from './scene.js';

export interface Condition {
  /** Completes "shows only when ...". */
  readonly says: string;
  /** What a request must be about; undefined: anything. */
  readonly subjects?: readonly Subject[];
  /** What it must do; undefined: anything. */
  readonly acts?: readonly Act[];
  holds(scene: Scene): boolean;
}

type Where = Pick<Condition, 'subjects' | 'acts'>;

/** Everything but creating: what has a past. */
export const onRecord: readonly Act[] = [
  ...(['get', 'update', 'delete', 'change-state', 'email', 'list', 'find'] as const),
  ...(['pdf', 'qr-code', 'related', 'pay', 'set-default', 'other'] as const),
];

export const ofDocuments: Where = { subjects: ['document'] };
export const ofClients: Where = { subjects: ['client'] };
export const ofItems: Where = { subjects: ['item'] };
export const ofTaxes: Where = { subjects: ['tax'] };
export const named: Where = { subjects: ['client', 'document', 'item', 'sequence', 'tax'] };
export const lists: Where = { acts: ['list'] };
export const writesDocuments: Where = { subjects: ['document'], acts: ['create', 'update'] };
export const emails: Where = { acts: ['email'] };

/** The request, or what the mock remembers of the account, is so. */
export const asked = (
  { subjects, acts }: Where,
  says: string,
  isSo: (scene: Scene) => boolean,
): Condition => ({
  subjects,
  acts,
  says,
  holds: (scene) =>
    (subjects === undefined || (scene.subject !== undefined && subjects.includes(scene.subject))) &&
    (acts === undefined || acts.includes(scene.act)) &&
    isSo(scene),
});

/** Of the records that the request concerns one is so. */
export const when = (
  where: Where,
  says: string,
  isSo: (record: Json, past: Past, scene: Scene) => boolean,
): Condition =>
  asked(where, says, (scene) => scene.concerned.some(({ record, past }) => isSo(record, past, scene)));

export const linesOf = (record: Json): Json[] =>
  Array.isArray(record.items)
    ? record.items.filter((one): one is Json => typeof one === 'object' && one !== null)
    : [];
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
export const textIn = (value: unknown): string => (isGiven(value) ? String(value) : '');
