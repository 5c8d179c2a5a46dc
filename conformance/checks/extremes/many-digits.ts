/** Amounts with more digits than a float of fifteen shows, and fewer than one holds to the cent. */
import type { Check, CheckContext } from '../../run/check.js';
import { idIn, type Probe, recordOf, sent, wrong } from '../kit/probe.js';
import { base, documentCreate, itemUpdate, stageOf, tryOut } from './stage.js';

const manyDigits = '12345678901234.56';

/** An amount of sixteen digits: refused, or right to the cent. */
async function manyDigitsKept(t: CheckContext): Promise<void> {
  const subject = 'input.many-digits';
  const stage = await stageOf(t);
  const isOff = (one: unknown, due: number) => !(Math.abs(Number(one) - due) < 0.011);
  const about = { symptom: 'different', field: 'item.unit_price', operation: 'updateItem' } as const;
  const answer = await sent(t, itemUpdate(stage, { unit_price: manyDigits }), subject);
  if (answer && answer.status < 300) {
    const get: Probe = { operation: 'getItem', path: { 'item-id': stage.item.id } };
    const read = await sent(t, get, subject);
    const shown = recordOf(read).unit_price;
    if (read && isOff(shown, Number(manyDigits)))
      wrong(t, `unit_price is ${manyDigits}, as it was sent`, shown, {
        ...{ ...about, statement: 'rule:item-fields-kept' },
      });
  }
  await sent(t, itemUpdate(stage, {}), subject);
  // A line may change the item of its name.
  const line = t.given.line({ name: stage.item.fields.name, unit_price: manyDigits, quantity: '1' });
  const probe = await documentCreate(t, 'quotes', { items: [line] });
  const made = await tryOut(t, probe, subject);
  if (idIn(made) === undefined) return;
  const { sum, before_taxes, taxes, total } = recordOf(made);
  const operation = probe.operation;
  if (isOff(sum, Number(manyDigits)))
    wrong(t, `sum is ${manyDigits}, the price of its one line`, sum, {
      ...{ symptom: 'different', field: 'sum', statement: 'rule:total-sum', operation },
    });
  else if (isOff(total, Number(before_taxes) + Number(taxes)))
    wrong(t, 'total is before_taxes and taxes, to the cent', total, {
      ...{ symptom: 'different', field: 'total', statement: 'rule:total-sum', operation },
    });
}

export const manyDigitChecks: readonly Check[] = [
  {
    ...base,
    id: 'updateItem/many-digits',
    title: 'updateItem, createQuote: an amount of sixteen digits -> refused, or right to the cent',
    rule: 'Amounts are right to the cent.',
    operation: 'updateItem',
    also: ['getItem', 'createQuote'],
    needs: ['clients', 'items'],
    run: manyDigitsKept,
  },
];
