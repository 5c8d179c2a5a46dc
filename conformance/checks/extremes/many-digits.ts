/** Amounts with more than fifteen digits, which a float still holds to the cent. */
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { idIn, recordOf, sent } from '../kit/probe.js';
import { documentCreate, readOf } from '../kit/probes.js';
import { check, itemUpdate, stageOf, tryOut } from './stage.js';

const manyDigits = '12345678901234.56';

/** Whether the number is wrong; a value that is not a number is a violation of its field's schema. */
const isOff = (one: unknown, due: number): boolean =>
  typeof one === 'number' && !(Math.abs(one - due) < 0.011);

/** An amount of sixteen digits must be refused, or right to the cent. If the item loses digits, lines are not judged again. */
async function manyDigitsKept(t: CheckContext): Promise<void> {
  const subject = 'input.many-digits';
  const stage = await stageOf(t);
  const answer = await sent(t, itemUpdate(stage, { unit_price: manyDigits }), subject);
  const get = readOf('item', stage.item.id);
  const read = answer && isSuccess(answer.status) ? await sent(t, get, subject) : undefined;
  const exchange = t.client.last();
  await sent(t, itemUpdate(stage, {}), subject);
  const { unit_price } = recordOf(read);
  if (read && isOff(unit_price, Number(manyDigits))) {
    t.soft(`unit_price is ${manyDigits}, as it was sent`, unit_price, {
      ...{ symptom: 'different', field: subject, statement: 'rule:item-fields-kept' },
      ...{ operation: 'updateItem', exchange },
    });
    return;
  }
  // A line may update the item that it names.
  const line = t.given.line({ name: stage.item.fields.name, unit_price: manyDigits, quantity: '1' });
  const probe = await documentCreate(t, 'quotes', { items: [line] });
  const made = await tryOut(t, probe, subject);
  if (idIn(made) === undefined) return;
  const { sum, before_taxes, taxes, total } = recordOf(made);
  const due: readonly [field: string, shown: unknown, due: number][] = [
    ['sum', sum, Number(manyDigits)],
    ['total', total, Number(before_taxes) + Number(taxes)],
  ];
  const off = due.find(([, shown, right]) => isOff(shown, right));
  if (off)
    t.soft(`${off[0]} is ${off[2].toFixed(2)}, to the cent`, off[1], {
      ...{ symptom: 'different', field: subject, statement: 'rule:total-sum', operation: probe.operation },
    });
}

export const manyDigitChecks: readonly Check[] = [
  check('updateItem/many-digits', {
    subject: 'updateItem, createQuote',
    title: 'an amount of sixteen digits -> refused, or right to the cent',
    rule: 'Amounts are right to the cent.',
    also: ['getItem', 'createQuote'],
    needs: ['clients', 'items'],
    run: manyDigitsKept,
  }),
];
