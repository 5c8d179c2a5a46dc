/** The transport fields that only guides have: from where, to where and when goods are moved. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import type { Json } from '../../target/call.js';

/** Times at the ends of days, months and years, in summer, after noon, beyond 32 bits; other days for each word. */
const loadedAt = {
  alpha: [
    '31/12/2027 23:59:59',
    '15/07/2027 12:45:09',
    '01/03/2028 00:00:00',
    '29/02/2028 23:59:59',
    '20/01/2038 03:14:08',
  ],
  beta: [
    '10/06/2027 00:00:01',
    '31/03/2027 23:59:59',
    '15/08/2027 13:05:07',
    '31/12/2026 12:00:00',
    '03/04/2027 00:30:00',
  ],
} as const;

/** All transport fields of a guide, with other values for each word and `nth`; empty for other types. */
export function transport(type: DocumentType, word: keyof typeof loadedAt, nth = 0): Json {
  if (documentTypes[type].family !== 'guides') return {};
  const address = (detail: string, city: string) => ({
    detail,
    city,
    postal_code: '4000-010',
    country: 'Portugal',
  });
  const from = address(`Rua ${word} 12 -- 3.º; "A"`, `Porto ${word}`);
  // In turn to another city, to another street, and, until an update, to where it comes from.
  const others = [address(from.detail, `Évora ${word}`), address(`Rua ${word} 7`, from.city)];
  const to = word === 'alpha' && nth % 3 === 2 ? { ...from } : others[nth % 2];
  return {
    address_from: from,
    address_to: to,
    loaded_at: loadedAt[word][nth % loadedAt[word].length],
    license_plate: [word.slice(0, 2).toUpperCase(), '00', 'ZZ'].join(nth % 2 === 0 ? '-' : ' '),
  };
}

/** Fails unless the record shows the transport fields that were sent, by default when it was created. */
export function expectTransport(
  t: CheckContext,
  record: Json,
  sent: Json,
  who: string,
  about: Pick<Compared, 'operation'> = {},
): void {
  for (const [key, beside] of [
    ['address_from', 'address_to'],
    ['address_to', 'address_from'],
  ] as const) {
    if (sent[key] === undefined) continue;
    const [own, other, shown] = [sent[key], sent[beside], record[key]].map(Object) as [Json, Json, Json];
    const leaf = Object.keys(own).find((name) => own[name] !== other[name]);
    const isOther =
      sent[beside] !== undefined && Object.keys(other).every((name) => shown[name] === other[name]);
    if (isOther && leaf !== undefined)
      t.fail(`${key} of ${who} is what was sent as ${key}`, `what was sent as ${beside}`, {
        ...{ field: key, symptom: 'different', ...about },
        proof: {
          ...{ by: 'value', compare: 'equal', expected: own[leaf], actual: shown[leaf] },
          path: `${key}.${leaf}`,
        },
      });
    t.expect.carries(record[key], sent[key] as Json, `${key} of ${who}`, { field: key, ...about });
  }
  // Responses need not show loaded_at: judged only where it is shown.
  if (typeof record.loaded_at === 'string' && sent.loaded_at !== undefined)
    t.expect.equal(record.loaded_at, sent.loaded_at, `loaded_at of ${who}`, { field: 'loaded_at', ...about });
  if (sent.license_plate !== undefined)
    t.expect.equal(record.license_plate, sent.license_plate, `license_plate of ${who}`, {
      field: 'license_plate',
      ...about,
    });
}
