/** Composes the fields of a document from the plan of its row. */
import { transport } from '../../checks/kit/document-transport.js';
import { dateText } from '../../given/given.js';
import type { Json } from '../../target/call.js';
import { movesSeries } from '../factors/document-plan.js';
import { charsets, longest } from '../factors/texts.js';
import { uniqueDigits } from '../names.js';
import { hasItem, itemOf } from './item.js';
import type { Party } from './stage.js';
import type { DocumentCase } from './subject.js';

/** The fields of the document that the plan describes. */
export async function compose(current: DocumentCase): Promise<Json> {
  const { t, type, plan, stage, party } = current;
  const { short, long } = charsets[plan.charset];
  const has = (extra: DocumentExtra) => plan.extras.includes(extra);
  const own = hasItem(current) ? { first: 0, second: 1, last: plan.lines - 1 }[plan.itemLine] : undefined;
  const items = Array.from({ length: plan.lines }, (_, n) => {
    const rate = plan.rates[n % plan.rates.length] ?? 'usual';
    const tax = stage.taxes[rate];
    const isUnnamed =
      !plan.namesTax && !t.dialect.everyLineTaxed && rate === 'usual' && n === plan.lines - 1 && n !== own;
    const name = isUnnamed ? untaxedName : lineName(short, n);
    const line = t.given.line({
      name: n === own ? itemOf(current) : name,
      description: has('least')
        ? undefined
        : `${n === 0 && plan.charset === 'beyond' ? longest : long} ${n + 1}`,
      unit_price: plan.prices[n % plan.prices.length],
      quantity: plan.quantities[n % plan.quantities.length],
      discount: plan.discount(n, plan.lines),
      unit: has('unit') ? (n % 2 === 0 ? 'hour' : 'unit') : undefined,
      tax: tax && { name: tax.name },
    });
    return isUnnamed ? { ...line, tax: undefined } : line;
  });
  const isExempt = plan.rates.slice(0, plan.lines).includes('exempt') || has('exemption');
  const fields: Json = {
    client: {
      ...clientFields(party, plan.party === 'new'),
      ...(has('client') && detailsOf(party)),
      // No other check e-mails this client meanwhile.
      ...(plan.party === 'changed' && { email: party.mailbox.address ?? 'known@conformance.example' }),
    },
    items,
    // Replaces the varied content of `freshFields`: the row decides.
    ...{
      due_date: typeof plan.dueIn === 'number' ? dateText(plan.dueIn) : plan.dueIn,
      observations: undefined,
    },
    reference: has('least') ? undefined : referenceOf(current),
    ...transport(type, 'alpha', plan.origin?.rotation),
    ...(plan.date ? { date: plan.date, due_date: plan.due } : has('least') && { due_date: undefined }),
    ...(has('observations') && {
      observations: `${plan.charset === 'beyond' ? longest : long} ${t.unique('seen')}`,
    }),
    ...(has('retention') && { retention: '11.5' }),
    ...(isExempt && { tax_exemption: 'M01', tax_exemption_reason: 'M01' }),
    ...(!movesSeries(current) && seriesOf(current)),
  };
  return t.given.freshFields(type, fields);
}
export const seriesOf = ({ plan, stage }: DocumentCase): Json =>
  plan.series === 'own' && stage.series ? { sequence_id: String(stage.series.id) } : {};

type DocumentExtra = DocumentCase['plan']['extras'][number];

/** The name of line `n`. Every new name creates an item that cannot be deleted, so every other line has a plain one. */
export const lineName = (short: string, n: number): string =>
  n % 2 === 0 ? `${short} conformance 0` : `${charsets.plain.short} conformance 1`;

/** A line without a tax may get that of its item: no line of this item is exempt. */
const untaxedName = `${charsets.plain.short} conformance 2`;

export const clientFields = ({ name, code }: Party, isNew: boolean): Json =>
  isNew ? { name, code, email: 'new@conformance.example', city: 'Braga' } : { name, code };

/** Contains the word that lists are filtered by, unless the client's name does: then it may be digits with a leading zero. */
export function referenceOf({ t, plan, stage, party }: DocumentCase): string {
  const { short } = charsets[plan.charset];
  const isFoundByName = party.name.includes(stage.word);
  if (plan.charset !== 'blanks' || !isFoundByName) return t.unique(`${short} ${stage.word}`);
  return `0${uniqueDigits(t)}`;
}

/** The known details of an existing client. */
const detailsOf = ({ sent }: Party): Json =>
  Object.fromEntries(detailFields.flatMap((key) => (sent?.[key] === undefined ? [] : [[key, sent[key]]])));
const detailFields = ['address', 'city', 'postal_code', 'country', 'website', 'phone', 'fax'];
