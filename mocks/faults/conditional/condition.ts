/**
 * The shape of a condition, and functions that build one. A client can meet every condition by valid public requests.
 * The conditions are in the tables beside this file.
 */
import { isGiven, type Json } from '../body-fields.js';
import type { Act, Past, Subject } from './remembered.js';
import type { Scene } from './scene.js';

export interface Condition {
  /** Completes "shows only when ...". */
  readonly says: string;
  /** The kinds of record a request must concern; undefined: any. */
  readonly subjects?: readonly Subject[];
  /** The acts it must perform; undefined: any. */
  readonly acts?: readonly Act[];
  holds(scene: Scene): boolean;
}

/** The requests that can meet a condition. */
export type Where = Pick<Condition, 'subjects' | 'acts'>;

export const fits = ({ subjects, acts }: Where, subject: Subject | undefined, act: Act): boolean =>
  (subjects === undefined || (subject !== undefined && subjects.includes(subject))) &&
  (acts === undefined || acts.includes(act));

/** Every act on an existing record. */
export const onRecord: readonly Act[] = [
  ...(['get', 'update', 'delete', 'change-state', 'email', 'list', 'find'] as const),
  ...(['pdf', 'qr-code', 'related', 'pay', 'set-default', 'other'] as const),
];

/** Holds when the request, or the mock's memory of the account, satisfies `isSo`. */
export const asked = (where: Where, says: string, isSo: (scene: Scene) => boolean): Condition => ({
  ...where,
  says,
  holds: (scene) => fits(where, scene.subject, scene.act) && isSo(scene),
});

/** Holds when one of the records that the request concerns satisfies `isSo`. */
export const when = (
  where: Where,
  says: string,
  isSo: (record: Json, past: Past, scene: Scene) => boolean,
): Condition =>
  asked(where, says, (scene) => scene.concerned.some(({ record, past }) => isSo(record, past, scene)));

/** Builds conditions on such requests, like `asked`. */
export const requests =
  (where: Where) =>
  (says: string, isSo: (scene: Scene) => boolean): Condition =>
    asked(where, says, isSo);
export type Requests = ReturnType<typeof requests>;

/** Builds conditions on the records of such requests, like `when`. */
export const records =
  (where: Where) =>
  (says: string, isSo: (record: Json, past: Past, scene: Scene) => boolean): Condition =>
    when(where, says, isSo);
export type Records = ReturnType<typeof records>;

export const namedSubjects: readonly Subject[] = ['client', 'document', 'item', 'sequence', 'tax'];
export const ofDocuments = records({ subjects: ['document'] });
export const ofClients = records({ subjects: ['client'] });
export const ofItems = records({ subjects: ['item'] });
export const ofTaxes = records({ subjects: ['tax'] });
export const ofNamed = records({ subjects: namedSubjects });
export const anyRequest = requests({});
export const lists = requests({ acts: ['list'] });
export const writesDocuments = requests({ subjects: ['document'], acts: ['create', 'update'] });
export const emails = requests({ acts: ['email'] });

export const textIn = (value: unknown): string => (isGiven(value) ? String(value) : '');
