/** A history for every condition, whose last request meets it; also one that does not, where plain requests meet it. */
import type { ConditionId } from './index.js';
import { day, line, type Story } from './story.fixture.js';

type Report = (s: Story) => unknown;

const lines = (count: number) => Array.from({ length: count }, (_, n) => line({ name: `Lamp ${n}` }));
const oneLine = (fields: Record<string, unknown>) => (s: Story) => s.document({ items: [line(fields)] });
const inDocument = (fields: Record<string, unknown>) => (s: Story) => s.document(fields);
const free = { tax_exemption: 'M01' };
const called =
  (name: string): Report =>
  (s) =>
    s.item({ name });
const finalOne = (s: Story, fields = {}): unknown => {
  const id = s.document(fields);
  s.state(id, 'finalized');
  return id;
};
/** Does something to a final document before getting it. */
const afterOn =
  (done: (s: Story, id: unknown) => unknown): Report =>
  (s) => {
    const id = finalOne(s);
    done(s, id);
    s.get(id);
  };
const many = (s: Story, count: number): unknown => Array.from({ length: count }, () => s.document()).at(-1);
const looks = (s: Story, count: number) => Array.from({ length: count }, () => s.list());
const twice = (report: (s: Story, id: unknown) => unknown) => (s: Story, id: unknown) => [
  report(s, id),
  report(s, id),
];
const mailed =
  (message: Record<string, unknown>): Report =>
  (s) =>
    s.mail(finalOne(s), message);
const written =
  (fields: Record<string, unknown>): Report =>
  (s) =>
    s.client(fields);

export const stories: Record<ConditionId, Report> = {
  'two-lines': inDocument({ items: lines(2) }),
  'three-lines': inDocument({ items: lines(3) }),
  'ten-lines': inDocument({ items: lines(10) }),
  'several-rates': inDocument({ items: [line(), line({ tax: { name: 'IVA6' } })] }),
  'three-rates': inDocument({ items: ['IVA23', 'IVA13', 'IVA6'].map((name) => line({ tax: { name } })) }),
  'exempt-line': inDocument({ ...free, items: [line({ tax: { name: 'Isento' } })] }),
  'exempt-beside-taxed': inDocument({ ...free, items: [line(), line({ tax: { name: 'Isento' } })] }),
  'fractional-rate': (s) => [
    s.tax({ name: 'Half', value: '7.5' }),
    s.document({ items: [line({ tax: { name: 'Half' } })] }),
  ],
  'discounted-line': oneLine({ discount: '10' }),
  'discount-on-later-line': inDocument({ items: [line(), line({ discount: '10' })] }),
  'fractional-discount': oneLine({ discount: '12.5' }),
  'large-total': oneLine({ unit_price: '250000' }),
  'small-total': oneLine({ unit_price: '0.01' }),
  'zero-total': oneLine({ unit_price: '0' }),
  'free-line': inDocument({ items: [line(), line({ unit_price: '0' })] }),
  'price-in-cents': oneLine({ unit_price: '9.99' }),
  'fractional-quantity': oneLine({ quantity: '1.5' }),
  'large-quantity': oneLine({ quantity: '1000' }),
  'same-item-twice': inDocument({ items: [line(), line()] }),
  'line-with-unit': oneLine({ unit: 'hour' }),
  'line-without-description': oneLine({ description: undefined }),
  'with-reference': inDocument({ reference: 'R' }),
  'without-reference': inDocument({ reference: undefined }),
  'with-observations': inDocument({ observations: 'Thanks' }),
  'with-retention': inDocument({ retention: '11.5' }),
  'leap-day': inDocument({ date: '29/02/2024' }),
  'month-end': inDocument({ date: day('04', '30') }),
  'year-end': inDocument({ date: '31/12/2025' }),
  'new-year': inDocument({ date: day('01', '01') }),
  'day-above-twelve': inDocument({ date: day('03', '13') }),
  'other-year': inDocument({ date: '05/03/2019' }),
  'due-later': inDocument({ due_date: day('05') }),
  'due-next-year': inDocument({ due_date: '05/03/2199' }),
  'due-at-once': inDocument({ due_date: day('03') }),
  'foreign-client': inDocument({ client: { name: 'Inés', country: 'Spain' } }),
  'client-with-country': inDocument({ client: { name: 'Rui', country: 'Portugal' } }),
  'no-draft': (s) => s.get(finalOne(s)),
  settled: afterOn((s, id) => s.state(id, 'settled')),
  canceled: afterOn((s, id) => s.state(id, 'canceled', 'wrong')),
  'client-with-contact': written({ preferred_contact: { name: 'Rita' } }),
  'client-from-abroad': written({ country: 'Spain' }),
  'client-without-email': written({ email: undefined }),
  'client-with-observations': written({ observations: 'always late' }),
  'client-with-website': written({ website: 'https://mock.example' }),
  'client-in-english': written({ language: 'en' }),
  'client-with-copies': written({ send_options: '3' }),
  'free-item': (s) => s.item({ unit_price: '0' }),
  'dear-item': (s) => s.item({ unit_price: '20000' }),
  'item-in-cents': (s) => s.item({ unit_price: '9.99' }),
  'item-with-tax': (s) => s.item({ tax: { name: 'IVA23' } }),
  'item-with-unit': (s) => s.item({ unit: 'hour' }),
  'zero-tax': (s) => s.tax({ value: '0' }),
  'fractional-tax': (s) => s.tax({ value: '7.5' }),
  'tax-of-islands': (s) => s.tax({ region: 'PT-AC' }),
  ampersand: oneLine({ name: 'Salt & pepper' }),
  'name-with-ampersand': inDocument({ client: { name: 'Silva & Filhos' } }),
  apostrophe: called("O'Neil"),
  'double-quote': called('the "best"'),
  'angle-bracket': called('a < b'),
  accent: inDocument({ reference: 'Conceição' }),
  'name-with-accent': called('José'),
  greek: called('Ωμέγα'),
  'right-to-left': called('שלום'),
  chinese: called('東京'),
  emoji: called('smile 🙂'),
  'long-text': called('x'.repeat(201)),
  semicolon: called('a; b'),
  comma: called('a, b'),
  slash: called('a/b'),
  pipe: called('a|b'),
  'several-lines': inDocument({ observations: 'one\ntwo' }),
  tab: called('a\tb'),
  percent: called('100 %'),
  plus: called('a+b'),
  'leading-zero': inDocument({ reference: '0071' }),
  'digits-only': called('12345'),
  'two-blanks': called('a  b'),
  capitals: called('GRAND STORES'),
  updated: (s) => changed(s, 1),
  'updated-twice': (s) => changed(s, 2),
  renamed: (s) => {
    const id = s.client();
    s.update(id, { name: 'Bea', code: 'A1' }, 'Client');
    s.get(id, 'Client');
  },
  'read-before': afterOn((s, id) => s.get(id)),
  'read-often': afterOn((s, id) => [s.get(id), s.get(id), s.get(id)]),
  'listed-before': afterOn((s) => s.list()),
  'never-listed': (s) => s.get(s.document()),
  'refused-on-record': afterOn((s, id) => s.state(id, 'no such trigger')),
  'refused-twice-on-record': afterOn(twice((s, id) => s.state(id, 'no such trigger'))),
  'e-mailed': afterOn((s, id) => s.mail(id)),
  'e-mailed-twice': afterOn(twice((s, id) => s.mail(id))),
  'address-saved': afterOn((s, id) => s.mail(id, { client: { email: 'to@mock.example', save: '1' } })),
  printed: afterOn((s, id) => [s.ask('getDocumentPdf', { id }), s.ask('getDocumentPdf', { id })]),
  linked: afterOn((s, id) => s.ask('getDocumentQrCode', { id })),
  paid: afterOn((s, id) => s.pay(id)),
  'paid-twice': afterOn(twice((s, id) => s.pay(id))),
  'settled-by-payment': afterOn((s, id) => s.pay(id, { amount: '24.60' })),
  'payment-canceled': afterOn((s, id) => s.state(s.pay(id), 'canceled', 'wrong', 'Receipt')),
  'state-changed': afterOn(() => undefined),
  'state-changed-twice': afterOn((s, id) => s.state(id, 'settled')),
  'came-back': (s) => cameBack(s),
  'was-settled': (s) => {
    const id = s.document({ owner_invoice_id: finalOne(s) }, 'CreditNote');
    for (const state of ['finalized', 'settled', 'unsettled']) s.state(id, state, undefined, 'CreditNote');
    s.get(id, 'CreditNote');
  },
  'was-refused': (s) => cameBack(s),
  'updated-then-final': (s) => {
    const id = s.document();
    s.update(id, { reference: 'R2' });
    s.state(id, 'finalized');
    s.get(id);
  },
  'born-by-document': (s) => s.get(bornClient(s), 'Client'),
  'named-by-document': (s) => s.get(bornClient(s), 'Client'),
  'named-by-two-documents': (s) => s.get([bornClient(s), bornClient(s)].at(-1), 'Client'),
  'in-several-families': (s) => {
    s.document({}, 'Quote');
    s.get(bornClient(s), 'Client');
  },
  'item-used': (s) => {
    const id = s.item();
    s.document();
    s.get(id, 'Item');
  },
  'refused-before': (s) => [s.item({ unit_price: 'odd' }), s.item()],
  'refused-create-before': (s) => [s.item({ unit_price: 'odd' }), s.get(s.item(), 'Item')],
  'second-time': (s) => [s.item(), s.item({ name: 'Desk' })],
  'third-time': (s) => [s.item(), s.item({ name: 'Desk' }), s.item({ name: 'Chair' })],
  'after-a-deletion': (s) => [s.ask('deleteTax', { id: s.tax() }), s.tax()],
  'after-default-chosen': (s) => [s.ask('setCurrentSequence', { id: s.sequence() }), s.document()],
  'eleventh-of-kind': (s) => s.get(many(s, 11)),
  'thirty-first-of-kind': (s) => s.get(many(s, 31)),
  'even-one-of-kind': (s) => s.get(many(s, 2)),
  'code-begins-alike': (s) => [s.client(), s.client({ name: 'Bea', code: 'A12' })],
  'name-begins-alike': (s) => [s.item(), s.item({ name: 'Lamp, large' })],
  'name-in-other-case': (s) => [s.client(), s.client({ name: 'ANA', code: 'B1' })],
  'same-fiscal-id': (s) => [
    s.client({ fiscal_id: '508025338' }),
    s.client({ name: 'Bea', code: 'B1', fiscal_id: '508025338' }),
  ],
  'same-client': (s) => many(s, 2),
  'client-in-other-type': (s) => [s.document({}, 'Quote'), s.document()],
  'same-reference': (s) => many(s, 2),
  'same-date': (s) => many(s, 2),
  'same-total': (s) => many(s, 2),
  'at-once': (s) => s.get(s.document()),
  later: afterOn((s) => looks(s, 10)),
  'much-later': afterOn((s) => looks(s, 100)),
  'second-look': afterOn((s, id) => s.get(id)),
  'other-account-before': (s) => [s.ask('listItems', { account: 'second' }), s.list()],
  'in-second-account': (s) => s.ask('listItems', { account: 'second' }),
  'page-given': (s) => s.list({ page: '1' }),
  'per-page-given': (s) => s.list({ per_page: '10' }),
  'small-pages': (s) => s.list({ per_page: '5' }),
  'second-page': (s) => s.list({ page: '2' }),
  'later-page': (s) => s.list({ page: '3' }),
  'full-page': (s) => [many(s, 2), s.list({ per_page: '2' })],
  'last-page': (s) => [many(s, 3), s.list({ per_page: '2', page: '2' })],
  'one-entry': (s) => [s.document(), s.list()],
  'empty-page': (s) => s.list(),
  'one-filter': (s) => s.list({ text: 'Ana' }),
  'two-filters': (s) => s.list({ text: 'Ana', 'status[]': ['draft'] }),
  'three-filters': (s) => s.list({ text: 'Ana', 'status[]': ['draft'], 'type[]': ['Invoice'] }),
  'text-filter': (s) => s.list({ text: 'Ana' }),
  'filter-on-page': (s) => s.list({ text: 'Ana', page: '1' }),
  'several-of-one-filter': (s) => s.list({ 'status[]': ['draft', 'final'] }),
  'both-ends': (s) => s.list({ 'date[from]': day('01'), 'date[to]': day('05') }),
  'one-end': (s) => s.list({ 'date[from]': day('01') }),
  'key-not-first': (s) => s.list({ page: '1', api_key: 'any' }),
  'second-copy': (s) => s.ask('getDocumentPdf', { id: finalOne(s), query: { second_copy: 'true' } }),
  'with-due-date': inDocument({}),
  'without-due-date': (s) => s.update(s.document(), { client: { name: 'Ana' }, items: [line()] }),
  'reference-sent': inDocument({}),
  'observations-sent': inDocument({ observations: 'Thanks' }),
  'reference-and-observations': inDocument({ observations: 'Thanks' }),
  'sequence-named': (s) => s.document({ sequence_id: s.sequence() }),
  'client-code-sent': inDocument({ client: { name: 'Ana', code: 'A1' } }),
  'client-details-sent': inDocument({
    client: { name: 'Ana', code: 'A1', city: 'Faro', phone: '1', fax: '2' },
  }),
  'client-email-sent': inDocument({ client: { name: 'Ana', email: 'ana@mock.example' } }),
  'prices-as-numbers': oneLine({ unit_price: 10 }),
  'tax-not-named': oneLine({ tax: undefined }),
  'message-sent': (s) => s.state(s.document(), 'finalized', 'now'),
  'cc-given': mailed({ cc: 'cc@mock.example' }),
  'bcc-given': mailed({ bcc: 'bcc@mock.example' }),
  'cc-and-bcc': mailed({ cc: 'cc@mock.example', bcc: 'bcc@mock.example' }),
  'subject-given': mailed({}),
  'no-subject': mailed({ subject: undefined }),
  'mail-text-given': mailed({ body: 'Thanks' }),
  'logo-given': mailed({ logo: '0' }),
  'address-to-save': mailed({ client: { email: 'to@mock.example', save: '1' } }),
  'address-not-to-save': mailed({}),
  'payment-noted': (s) => s.pay(finalOne(s), { note: 'first part' }),
  'mechanism-given': (s) => s.pay(finalOne(s), { payment_mechanism: 'TB' }),
  'many-client-fields': written({ address: 'a', city: 'b', postal_code: '1', phone: '2', fax: '3' }),
  'few-client-fields': written({ email: undefined, country: undefined }),
  'contact-sent': written({ preferred_contact: { name: 'Rita' } }),
  'language-sent': written({ language: 'pt' }),
  'unit-sent': (s) => s.item({ unit: 'hour' }),
  'item-tax-sent': (s) => s.item({ tax: { name: 'IVA6' } }),
  'name-not-sent': (s) => s.update(s.item(), { unit_price: '3' }, 'Item'),
  'default-tax-sent': (s) => s.tax({ default_tax: '0' }),
  'default-sequence-sent': (s) => s.sequence({ default_sequence: '1' }),
};

function changed(s: Story, count: number): void {
  const id = s.document();
  for (let n = 0; n < count; n++) s.update(id, { reference: `R${n}` });
  s.get(id);
}

function cameBack(s: Story): void {
  const id = s.document({}, 'Quote');
  for (const state of ['finalized', 'accept', 'refuse', 'accept']) s.state(id, state, undefined, 'Quote');
  s.get(id, 'Quote');
}

function bornClient(s: Story): unknown {
  const document = s.ask('getInvoice', { id: s.document() });
  return (document?.client as { id: unknown } | undefined)?.id;
}

/** One unremarkable record of each kind, created, read and listed. */
export const plain: Report = (s) => {
  s.list({}, 'listClients');
  s.get(s.client(), 'Client');
  s.get(s.item({ name: 'Chair' }), 'Item');
  s.get(s.tax(), 'Tax');
  s.get(s.sequence(), 'Sequence');
  s.document();
};

/** For conditions that plain requests meet: a history whose last request does not meet them. */
export const counterStories: Partial<Record<ConditionId, Report>> = {
  'with-reference': inDocument({ reference: undefined }),
  'never-listed': (s) => {
    const id = s.document();
    s.list();
    s.get(id);
  },
  'at-once': (s) => {
    const id = s.document();
    s.list();
    s.get(id);
  },
  'empty-page': (s) => [s.document(), s.list()],
  'with-due-date': (s) => s.update(s.document(), { reference: 'R2' }),
  'reference-sent': inDocument({ reference: undefined }),
  'second-time': (s) => s.item(),
};
