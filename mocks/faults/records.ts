/** Faults that items, taxes, clients and sequences share: persistence, the right record, texts, stale reads. */
import type { OperationId } from '../../generated/operations.js';
import { freeClientTexts } from '../service/clients.js';
import { type Fault, faultsOf, faultsOfEach, type Way } from './adversary.js';
import {
  asAccount,
  entriesOf,
  fields,
  idOf,
  innerOf,
  look,
  otherAccounts,
  recordOf,
  withArticle,
} from './body-fields.js';
import {
  actingAt,
  blocking,
  incoming,
  listed,
  onTexts,
  remembering,
  repeatingFirst,
  type replacing,
  retrying,
  secondTime,
  undoing,
  withoutField,
} from './service-ways.js';

interface Kind {
  word: string;
  pascal: string;
  hasUpdate: boolean;
  /** Optional texts that may get lost. */
  texts: readonly string[];
}

const kinds: readonly Kind[] = [
  { word: 'item', pascal: 'Item', hasUpdate: true, texts: ['description', 'unit'] },
  { word: 'client', pascal: 'Client', hasUpdate: true, texts: ['code', ...freeClientTexts] },
  { word: 'tax', pascal: 'Tax', hasUpdate: true, texts: [] },
  { word: 'sequence', pascal: 'Sequence', hasUpdate: false, texts: [] },
];

/** Passes `step` the id of the record created before that of the path (if any), and the latter's index. */
const withMade = (
  step: (
    before: string | undefined,
    n: number,
    ...asked: Parameters<Parameters<typeof replacing>[0]>
  ) => ReturnType<Parameters<typeof replacing>[0]>,
): Way =>
  remembering(
    (): string[] => [],
    (made, request, handle, service) => {
      if (request.operation.startsWith('create')) {
        const response = handle(request);
        if (response.status < 300) made.push(String(recordOf(response)?.id));
        return response;
      }
      const n = made.indexOf(idOf(request));
      return step(made[n - 1], n, request, handle, service);
    },
  );

/** For every third record, get answers the record created before it. */
const neighbour = withMade((before, n, request, handle) => {
  const response = handle(request);
  const [name] = Object.keys(request.path);
  if (response.status !== 200 || before === undefined || name === undefined || n % 3 !== 2) return response;
  const other = handle({ ...request, path: { [name]: before } });
  return other.status === 200 ? other : response;
});

/** An update also changes the record created before it. */
const spills = (get: OperationId, field: string): Way =>
  withMade((before, _n, request, handle) => {
    const response = handle(request);
    const [name] = Object.keys(request.path);
    if (response.status >= 300 || before === undefined || name === undefined) return response;
    const path = { [name]: before };
    const own = recordOf(look(handle, request, get, { path, query: request.query }));
    handle(
      fields({ ...request, path }, (inner) => {
        // Keeps that record's own name, or the update would be refused as a duplicate.
        inner.name = own?.name;
        inner[field] = 'spilled over';
      }),
    );
    return response;
  });

const withoutNewest = listed((list, { query }) => {
  const newest = list.reduce((best, one) => Math.max(best, Number(one.id)), 0);
  return (query.page ?? '1') === '1' ? list.filter(({ id }) => Number(id) !== newest) : list;
});

/** Drops a text; a code or description is replaced. */
const losing = (field: string): Way =>
  field === 'code' || field === 'description' ? incoming(field, () => 'another') : withoutField(field);

function ofKind({ word, pascal, hasUpdate, texts: optional }: Kind): readonly Fault[] {
  const create = `create${pascal}` as OperationId;
  const get = `get${pascal}` as OperationId;
  const list = `list${pascal}${pascal === 'Tax' ? 'es' : 's'}` as OperationId;
  const update = `update${pascal}` as OperationId;
  const updates = hasUpdate ? [update] : [];
  const all = [create, get, list, ...updates];
  const [a, A] = [withArticle(word), withArticle(word, 'A')];
  type Named = [name: string, of: readonly OperationId[], says: string, way: Way];
  const rows: Named[] = [
    ['never-stored', [create, get], `${A} is answered but not stored`, actingAt([create], undoing())],
    [
      'third-not-stored',
      all,
      `Every third ${word} is not stored`,
      actingAt(
        [create],
        undoing((_request, seen) => seen % 3 === 0),
      ),
    ],
    [
      'neighbour-shown',
      all,
      `Get answers the ${word} made before, for every third one`,
      actingAt([create, get], neighbour),
    ],
    ['missing-in-list', all, `The list leaves out its newest ${word}`, actingAt([list], withoutNewest)],
    [
      'unicode-mangled',
      all,
      `${A} loses what is not ASCII`,
      actingAt(
        [create],
        onTexts((text) => text.replace(/[^\x20-\x7e\n\t]/g, '?')),
      ),
    ],
    [
      'astral-mangled',
      all,
      `${A} loses characters beyond the basic plane`,
      actingAt(
        [create],
        onTexts((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
      ),
    ],
  ];
  if (hasUpdate)
    rows.push(
      ['update-forgotten', updates, `An update of ${a} is answered but not stored`, undoing()],
      ['second-update-forgotten', updates, `The second update of ${a} is lost`, undoing(secondTime)],
      [
        'stale-read',
        [get, update],
        `Get goes on answering the first version of ${a}`,
        actingAt(
          [get],
          repeatingFirst((request) => `${request.account}/${idOf(request)}`),
        ),
      ],
    );
  const last = optional.at(-1);
  if (hasUpdate && last !== undefined)
    rows.push([
      'update-spills',
      updates,
      `An update also changes the ${word} made before`,
      actingAt([create, update], spills(get, last)),
    ]);
  for (const field of optional)
    for (const operation of [create, ...updates])
      rows.push([
        `${field}-lost-by-${operation}`,
        all,
        `${operation} drops ${field}`,
        actingAt([operation], losing(field)),
      ]);
  return faultsOfEach(rows, ([name, of, says, way]) => [
    `records/${word}/${name}`,
    ['records', of, `${says}.`, way],
  ]);
}

export const recordFaults: readonly Fault[] = [
  ...kinds.flatMap(ofKind),
  ...faultsOf({
    'records/item/name-not-unique': [
      'uniqueness',
      ['createItem'],
      'Two items may have one name.',
      // The record is stored under another name, which its answer does not show.
      retrying((inner) => {
        inner.name = `${inner.name} (2)`;
      }),
    ],
    'records/item/name-unique-everywhere': [
      'isolation',
      ['createItem'],
      'An item may not have the name of an item of another account.',
      blocking({ status: 422, body: { errors: { error: 'In use.' } } }, (request, handle, service) => {
        const { name } = innerOf(request.body);
        return otherAccounts(request, service).some((other) =>
          entriesOf(handle, asAccount(request, other), 'listItems').some((item) => item.name === name),
        );
      }),
    ],
  }),
];
