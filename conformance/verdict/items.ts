/** Items that a line names again and that are not updated with its values: the fields of one item are one finding. Pure. */
import { readLeniently } from '../judge/lenient-json.js';
import type { Exchange } from '../judge/result.js';
import {
  bySeen,
  type Explained,
  type Group,
  isUnconfirmed,
  operationsOf,
  type Verifications,
} from './group.js';

/** So many fields of an item must be as before until it is the item that is not updated, unless the replay shows the whole of it. */
const leastAsBefore = 3;

const statement = 'rule:item-updated | ';
const ofFields = (groups: readonly Group[]): Group[] =>
  groups.filter(({ key }) => key.startsWith(`${statement}item.`));

/** An operation after which most fields of an item are as before: which of them a case has looked at follows from that. */
export function ofItemsAsBefore(
  groups: readonly Group[],
  verifications: Verifications,
): [Group, Explained][] {
  const fields = ofFields(groups);
  const by = bySeen(fields).find((group) => !isUnconfirmed(group, verifications));
  const own = new Set(by && operationsOf(by));
  const all = fields.filter((group) => operationsOf(group).every((operation) => own.has(operation)));
  const follows = all.length >= leastAsBefore ? all : [];
  const whole = fields.filter(({ key }) => isAsMade(verifications.get(key)?.exchanges ?? []));
  const one = [...new Set([...follows, ...whole])];
  const [most] = bySeen(one);
  return most ? one.map((group) => [group, { by: most, also: operationsOf(group) }]) : [];
}

/** Whether the last answer shows an item as the first request made it, in every field. */
function isAsMade(exchanges: readonly Exchange[]): boolean {
  const made = itemIn(exchanges.find(({ operation }) => operation === 'createItem')?.requestBody);
  const shown = itemIn(exchanges.at(-1)?.responseBody);
  const names = ['description', 'unit', 'unit_price'];
  return names.every(
    (name) =>
      made[name] !== undefined &&
      (String(made[name]) === String(shown[name]) || Number(made[name]) === Number(shown[name])),
  );
}

function itemIn(body = ''): Readonly<Record<string, unknown>> {
  const { item } = Object(readLeniently(body)) as { item?: unknown };
  return Object(item) as Readonly<Record<string, unknown>>;
}

/** Documents at once that name an item leave it with values of several of them: so does one alone that updates only some fields. */
export function ofItemsAtOnce(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const by = bySeen(ofFields(groups)).find((group) => !isUnconfirmed(group, verifications));
  const atOnce = groups.find(({ key }) => key === `${statement}item | inconsistent`);
  return by && atOnce ? [[atOnce, { by, also: [] }]] : [];
}
