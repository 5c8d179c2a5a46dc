// Findings that follow from a request that an operation wrongly accepts.
import { expect, test } from '@playwright/test';
import { type OperationId, operations } from '../../../generated/operations.js';
import { exchange, result } from '../sample.fixture.js';
import { ofAcceptedRequests, ofNoRefusals } from './accepted.js';
import { explained, group } from './groups.fixture.js';

const of = (key: string, ...operations: OperationId[]) =>
  group(key, ...operations.map((operation) => ({ operation })));
const explains = (...groups: ReturnType<typeof group>[]) =>
  Object.values(explained(ofAcceptedRequests(groups)));

const besides: [root: string, ...beside: string[]][] = [
  [
    'status:401 | query.api_key | accepted',
    'rule:key-needed | x | 200',
    'status:401 | http.status | 403',
    'rule:key-identifies-account | query.api_key | leaked',
  ],
  ...['400', '403', '406', '409', '422'].map((status): [string, string] => [
    `status:404 | http.status | ${status}`,
    `rule:key-identifies-account | query.api_key | ${status}`,
  ]),
  ...['name', 'code'].map((field): [string, string] => [
    `rule:key-identifies-account | query.${field} | leaked`,
    'rule:key-identifies-account | id | different',
  ]),
  ['rule:saft-poll | http.status | not ready', 'status:200 | http.status | not ready'],
  ['rule:fiscal-id-fixed | fiscal_id | different', 'rule:fiscal-id-fixed | account.fiscal_id | different'],
  ['rule:account-update-either-variant | email | absent', 'rule:fields-kept | email | different'],
  ['rule:fields-kept | unit_price | different', 'rule:fields-kept | input.many-digits | different'],
  ['rule:fields-kept | before_taxes | different', 'rule:total-sum | input.many-digits | different'],
  [
    'rule:email-saves-address | client.email | different',
    'rule:email-saves-address | client.email | changed',
  ],
  ['rule:list-text | query.text | listed', 'rule:list-text | query.text-blank | listed'],
  ['errors:404 | path.id | accepted', 'errors:422 | path.id | accepted'],
  ['rule:item-updated | item.unit | different', 'rule:item-created | item.name | not listed'],
  ['status:422 | item.name | accepted', 'rule:item-name-unique | item.name | not unique'],
  [
    'rule:fields-kept | default_sequence | different',
    'rule:one-default-sequence | default_sequence | present',
    'rule:one-default-sequence | default_sequence | changed',
  ],
  [
    'rule:one-default-sequence | default_sequence | not unique',
    'rule:one-default-sequence | sequence_id | different',
  ],
];
for (const [root, ...all] of besides)
  test(`${root} -> what comes with it follows, in the operations that have it`, () => {
    for (const beside of all) {
      const by = of(root, 'getItem', 'getTax');
      expect(explains(by, of(beside, 'getItem'))).toEqual([[root]]);
      expect(explains(by, of(beside, 'getItem', 'getTax'))).toEqual([[root]]);
      expect(explains(by, of(beside, 'getItem', 'listItems'))).toEqual([]);
      expect(explains(of(beside, 'getItem'))).toEqual([]);
    }
    expect(explains(of(root, 'getItem'), of('rule:else | http.status | 200', 'getItem'))).toEqual([]);
  });

test('an id that nothing has, answered as the record of another account is -> follows from the leak', () => {
  const answered = (key: string, responseBody: string) =>
    group(key, { operation: 'getItem', exchange: exchange({ responseBody }) });
  const leak = answered('rule:key-identifies-account | query.api_key | leaked', 'x');
  for (const key of ['status:404 | path.id | accepted', 'errors:404 | path.id | accepted']) {
    expect(explains(leak, answered(key, 'x'))).toEqual([[leak.key]]);
    expect(explains(leak, answered(key, 'y'))).toEqual([]);
  }
  expect(explains(leak, answered('status:404 | path.id | 422', 'x'))).toEqual([]);
});

test.describe('an operation that was never seen to refuse', () => {
  const accepted = (field: string, ...operations: OperationId[]) =>
    of(`status:422 | ${field} | accepted`, ...operations);
  const results = (...asserted: string[]) => [result({ id: 'a/b', asserted })];
  const by = (groups: ReturnType<typeof group>[], ...asserted: string[]) =>
    explained(ofNoRefusals(groups, results(...asserted)));
  const [name, price] = [accepted('name', 'createItem'), accepted('price', 'createItem', 'createItem')];

  test('two fields that it accepts, or more -> one; one field -> nothing', () => {
    expect(by([name, price])).toEqual({ [name.key]: [price.key], [price.key]: [price.key] });
    expect(by([name])).toEqual({});
  });

  test('so are forbidden triggers that it accepts', () => {
    const cell = (says: string) => of(`state:${says} | http.status | accepted`, 'changeTransportState');
    const [draft, final] = [cell('draft+canceled'), cell('final+deleted')];
    expect(by([draft, final])).toEqual({ [draft.key]: [draft.key], [final.key]: [draft.key] });
    expect(by([draft, final], 'status:changeTransportState 422')).toEqual({});
  });

  test('it refused once -> each stands alone; another status says nothing', () => {
    expect(by([name, price], 'status:createItem 422')).toEqual({});
    expect(Object.keys(by([name, price], 'status:createItem 201', 'status:updateItem 422'))).toHaveLength(2);
  });

  test('fields of other operations are of another one', () => {
    const both = [
      accepted('name', 'createItem', 'updateItem'),
      accepted('price', 'updateItem', 'createItem'),
    ];
    expect(Object.keys(by(both))).toHaveLength(2);
    expect(by([accepted('name', 'createItem', 'updateItem'), price])).toEqual({});
    expect(by([name, of('status:422 | price | 500', 'createItem')])).toEqual({});
    expect(by([name, of('status:404 | price | accepted', 'createItem')])).toEqual({});
  });
});

test('a key that is nearly right and accepted -> what is answered as to the right key follows, other refusals do not', () => {
  const near = exchange({ nearKey: 'longer' });
  const at = (key: string, of: OperationId[], shown = near) =>
    group(key, ...of.map((operation) => ({ operation, exchange: shown })));
  const root = at('status:401 | query.api_key | accepted', ['listItems', 'listClients', 'listTaxes']);
  const follows = [[root.key]];
  const missing = 'status:401 | http.status | 404';
  expect(explains(root, at(missing, ['deleteTax']))).toEqual(follows);
  expect(explains(root, at('status:401 | http.status | 403', ['deleteTax']))).toEqual([]);
  expect(explains(root, at(missing, ['deleteTax'], exchange()))).toEqual([]);
  expect(explains(root, at('rule:key-needed | query.api_key-both | 202', ['getItem']))).toEqual(follows);
  const inOne = at('status:401 | query.api_key | accepted', ['listItems']);
  expect(explains(inOne, at('rule:key-needed | query.api_key-both | 202', ['getItem']))).toEqual([]);
});

test('no key accepted by most operations -> statuses as for the right key follow, whatever their operation; by fewer they do not', () => {
  const all = Object.keys(operations) as OperationId[];
  const wrong = of('status:401 | query.api_key | accepted', ...all.slice(0, 40));
  const missing = of('status:401 | http.status | 404', 'createItem', all[50] ?? 'getItem');
  const by = (root: ReturnType<typeof group>) => explained(ofAcceptedRequests([root, missing]));
  expect(by(wrong)[missing.key]?.[0]).toBe(wrong.key);
  expect(by(of('status:401 | query.api_key | accepted', ...all.slice(0, 39)))).toEqual({});
});

test("operations that accept a wrong key, and others another account's -> one; what they answer beside success follows", () => {
  const wrong = of('status:401 | query.api_key | accepted', 'listItems', 'listTaxes', 'getItem');
  const other = of('rule:key-identifies-account | query.api_key | accepted', 'getItem', 'createItem');
  const missing = (...operations: OperationId[]) => of('status:401 | http.status | 404', ...operations);
  const all = (...groups: ReturnType<typeof group>[]) => explained(ofAcceptedRequests(groups));
  const both = { [other.key]: [wrong.key, 'getItem', 'createItem'] };
  expect(all(wrong, other)).toEqual(both);
  const follows = missing('createItem', 'listTaxes');
  expect(all(wrong, other, follows)).toEqual({
    ...both,
    [follows.key]: [wrong.key, 'createItem', 'listTaxes'],
  });
  expect(all(wrong, other, missing('createItem', 'deleteTax'))).toEqual(both);
  expect(all(wrong, other, of('status:401 | http.status | 403', 'createItem'))).toEqual(both);
  const elsewhere = of('rule:key-identifies-account | query.api_key | accepted', 'createItem');
  expect(all(wrong, elsewhere, missing('createItem'))).toEqual({});
  expect(all(of('status:401 | query.api_key | accepted', 'listItems', 'getItem'), other)).toEqual({});
});

test("another account's key that writes -> what it reads of the same resources follows, nothing else", () => {
  const written = of('rule:key-identifies-account | query.api_key | accepted', 'createRegularization');
  const read = (...operations: OperationId[]) =>
    of('rule:key-identifies-account | query.api_key | leaked', ...operations);
  expect(explains(written, read('listRegularizations'))).toEqual([[written.key, 'listRegularizations']]);
  expect(explains(written, read('listRegularizations', 'getDocumentPdf'))).toEqual([]);
  expect(explains(read('listRegularizations'))).toEqual([]);
});

test("a wrong key refused with another status -> another account's key follows, if it is the same status", () => {
  const root = of('status:401 | http.status | 403', 'listItems');
  const other = (status: string) => of(`rule:key-identifies-account | query.api_key | ${status}`, 'getTax');
  expect(explains(root, other('403'))).toEqual([[root.key]]);
  expect(explains(root, other('422'))).toEqual([]);
});

test('a type with another name -> lists of that type by its name follow', () => {
  const root = of('schema:Document.type | type | not in enum', 'getPurchaseOrder');
  const listed = 'rule:list-type | query.type | listed';
  expect(explains(root, of(listed, 'listPurchaseOrders'))).toEqual([[root.key]]);
  expect(explains(root, of(listed, 'listGuides'))).toEqual([]);
});

test('required fields that an update does without -> one finding; fields that it was sent, and those of a create, are not', () => {
  const without = (field: string, method = 'PUT', requestBody = '{"client":{"city":"Faro"}}') =>
    group(`status:422 | client.${field} | accepted`, {
      ...{ operation: 'updateClient', exchange: exchange({ method, requestBody }) },
    });
  const [name, code] = [without('name'), without('code')];
  expect(explains(name, code)).toEqual([[code.key], [code.key]]);
  expect(explains(name)).toEqual([]);
  expect(explains(name, without('code', 'POST'))).toEqual([]);
  expect(explains(name, without('code', 'PUT', '{"client":{"code":""}}'))).toEqual([]);
});

test('a fiscal id given by an update -> follows if the create accepts a used one as well', () => {
  const accepted = of('status:422 | account.fiscal_id | accepted', 'createAccount');
  const updated = of('rule:fiscal-id-unique | account.fiscal_id | not unique', 'updateAccount');
  expect(explains(accepted, updated)).toEqual([[accepted.key, 'updateAccount']]);
  expect(explains(updated)).toEqual([]);
});

test('items of one name in a list, which nothing shows again -> follow from a used name that is accepted', () => {
  const accepted = of('status:422 | item.name | accepted', 'updateItem');
  const twins = of('rule:item-name-unique | items[].name | listed twice', 'createInvoice');
  expect(explains(accepted, twins)).toEqual([[accepted.key]]);
  expect(explains(accepted, { ...twins, replay: { confirmation: 'confirmed' } })).toEqual([]);
  expect(explains(twins)).toEqual([]);
});
