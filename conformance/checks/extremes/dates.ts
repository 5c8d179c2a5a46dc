/** Years below 1000 or above 9999, days that old calendars omit, and values that are no date. */

import type { Symptom } from '../../judge/identity.js';
import { proofOfValue } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { idIn, recordOf, sent } from '../kit/probe.js';
import { documentCreate, getOf } from '../kit/probes.js';
import { check, tryOut } from './stage.js';

/** A time may follow, but no words. */
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{2}\/\d{2}\/\d{4}(?!\d)(?!.*[a-z])/.test(value);

/** Must be refused, or shown as dd/mm/yyyy. */
async function dates(t: CheckContext): Promise<void> {
  const today = String((await t.given.freshFields('shippings')).date);
  const days: Json[] = [
    // A field that is not sent may be derived from one that is.
    { date: '01/01/0999', loaded_at: '01/01/0999 10:00:00', due_date: undefined },
    { date: '01/01/0001', due_date: '02/01/0001' },
    { date: '10/10/1582' },
    { date: '31/12/9999', due_date: '31/12/9999' },
  ];
  const odd: Json[] = [
    { date: 20_261_123 },
    { date: ['23/11/2026'] },
    { date: true },
    { date: { a: 1 } },
    { date: '31/02/2026' },
    { date: '00/00/0000' },
    { date: '99/99/99999' },
    { loaded_at: '01/01/+12345 10:00:00' },
    { loaded_at: '25/11/2027 10:30:00 or later' },
    { date: 'x'.repeat(300) },
    { date: '²³/11/2026' },
    { date: '23/11/20\u000026' },
  ];
  for (const fields of [...days, ...odd]) {
    const isOdd = odd.includes(fields);
    const id = idIn(await tryOut(t, await documentCreate(t, 'shippings', fields), 'input.date'));
    if (id === undefined) continue;
    const read = await sent(t, getOf({ type: 'shippings', id }), 'input.date');
    judgeDays(t, recordOf(read), fields, isOdd ? today : undefined);
  }
}

/** Judges the dates shown. `today`: the value sent is no date and may be ignored. Reported under one field: it has one cause. */
function judgeDays(t: CheckContext, record: Json, fields: Json, today?: string): void {
  for (const name of ['date', 'due_date', 'loaded_at']) {
    const fault = faultOfDay(record[name], fields[name], today);
    if (!fault) continue;
    const { symptom, expected, actual } = fault;
    t.soft(`${name} ${expected}`, actual, {
      ...{ field: 'document.date', operation: 'createShipping', symptom },
      statement: symptom === 'accepted' ? 'errors:422' : 'rule:document-fields-kept',
      proof: {
        ...proofOfValue(record[name]),
        ...(symptom === 'different' && { compare: 'equal' as const, expected: fields[name] }),
        path: name,
      },
    });
    return;
  }
}

interface DayFault {
  symptom: Symptom;
  expected: string;
  actual: string;
}

function faultOfDay(shown: unknown, due: unknown, today: string | undefined): DayFault | undefined {
  if (shown === undefined || shown === null || shown === '') return undefined;
  if (!isDay(shown))
    return { symptom: 'wrong form', expected: 'has the form dd/mm/yyyy', actual: JSON.stringify(shown) };
  if (typeof due === 'string')
    return today === undefined && shown !== due
      ? { symptom: 'different', expected: 'is the day that was sent', actual: 'another day' }
      : undefined;
  return due !== undefined && shown !== today
    ? { symptom: 'accepted', expected: 'that is no text is refused', actual: 'mistaken for a day' }
    : undefined;
}

export const dateChecks: readonly Check[] = [
  check('createShipping/extreme-dates', {
    title: 'years below 1000 or above 9999, and what is no date -> refused, or shown as dd/mm/yyyy',
    rule: 'Dates are strings in the form dd/mm/yyyy.',
    also: ['getShipping'],
    needs: ['guides'],
    run: dates,
  }),
];
