// Prints generated/statements.ts: all that the contract takes from the API description, with the words quoted
// (statements), and all that is only assumed, with the reason (interpretations).
import { atPointer, type ContractDocument, isObject, type JsonObject } from './contract-document.js';
import type { OperationRow } from './operations.js';
import type { RuleRow } from './rules.js';
import { type Place, placesIn } from './schema-places.js';
import type { ResolvedCells, StateTableRow } from './states.js';
import type { Quote, Words } from './words.js';

type Kind = 'operation' | 'status' | 'errors' | 'state' | 'schema' | 'request' | 'rule';

interface Citable {
  id: string;
  kind: Kind;
  quote: Quote | undefined;
  /** Why it is assumed; undefined: stated. */
  assumed: string | undefined;
}

export interface Sources {
  document: ContractDocument;
  operations: readonly OperationRow[];
  tables: readonly StateTableRow[];
  cells: ResolvedCells;
  rules: readonly RuleRow[];
  words: Words;
  /** Source of an operation, a component or a cell of a type (`final+settled`): `spec/resources/clients.yaml:302`. */
  placeOf(kind: 'operation' | 'schema' | 'state', name: string, rest: string): string | undefined;
}

const TYPES = `
export type StatementKind = 'operation' | 'status' | 'errors' | 'state' | 'schema' | 'request' | 'rule';

/** Something that the API description says: what an assertion that fails a server has to cite. */
export interface Statement {
  readonly id: StatementId;
  readonly kind: StatementKind;
  /** The section of the API description. */
  readonly section: string;
  /** Its sentence, or the row of its table. */
  readonly words: string;
}

/** Something that we assume: it can be judged and reported, and fails nobody. */
export interface Interpretation {
  readonly id: InterpretationId;
  readonly kind: StatementKind;
  readonly reason: string;
}
`;

/** The module's text. Throws with everything that is stated and has no quote. */
export function printStatements(sources: Sources): string {
  const all = [
    ...existing(sources),
    ...statuses(sources),
    ...errors(sources),
    ...states(sources),
    ...answers(sources),
    ...requests(sources),
    ...rules(sources),
  ];
  const stated = unique(all.filter((one) => one.assumed === undefined));
  const ids = new Set(stated.map(({ id }) => id));
  const interpretations = unique(all.filter((one) => one.assumed !== undefined && !ids.has(one.id)));
  const silent = stated.filter(({ quote }) => quote === undefined);
  if (silent.length > 0) throw new Error(unquoted(silent, sources));
  const union = (entries: Citable[]) => entries.map(({ id }) => `  | '${id}'`).join('\n');
  const table = (entries: Citable[], rest: (one: Citable) => object) =>
    entries.map((one) => `  '${one.id}': ${JSON.stringify({ id: one.id, kind: one.kind, ...rest(one) })},`);
  return [
    `export type StatementId =\n${union(stated)};\n`,
    `export type InterpretationId =\n${union(interpretations)};`,
    TYPES,
    'export const statements: { readonly [Id in StatementId]: Statement } = {',
    ...table(stated, ({ quote }) => ({ ...quote })),
    '};\n',
    'export const interpretations: { readonly [Id in InterpretationId]: Interpretation } = {',
    ...table(interpretations, ({ assumed }) => ({ reason: assumed })),
    '};\n',
  ].join('\n');
}

/** Each with its source, and an example of a quote. */
function unquoted(silent: readonly Citable[], { placeOf }: Sources): string {
  const lines = silent.map(({ id, kind }) => {
    const [, name = '', rest = ''] = /:([^/.]+)[/.]?(.*)$/.exec(id) ?? [];
    const place = placeOf(kind === 'schema' || kind === 'state' ? kind : 'operation', name, rest);
    return `  ${place ?? 'spec'}: ${id}`;
  });
  return (
    `spec: no words of the description say this:\n${lines.join('\n')}\n` +
    'Quote its words in spec/words.yaml (of an operation or a status below `operations`, of a field or a parameter ' +
    'below `fields`, of a transition below `states`: copy a neighbour), or mark it there as ours: `x-assumed: "<why>"`.'
  );
}

function unique(entries: Citable[]): Citable[] {
  const byId = new Map<string, Citable>();
  for (const one of entries) if (!byId.has(one.id)) byId.set(one.id, one);
  return [...byId.values()];
}

/** That an operation exists and does what its row says; an interpretation if its payload is not shown. */
function existing({ operations, words }: Sources): Citable[] {
  return operations.map((operation) => ({
    id: `operation:${operation.id}`,
    kind: 'operation',
    quote: words.operation(operation),
    assumed: operation.assumed ?? operation.notShown,
  }));
}

function statuses({ operations, words }: Sources): Citable[] {
  return operations.flatMap((operation) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      id: `status:${operation.id}/${status}`,
      kind: 'status' as const,
      quote: words.status(operation, status),
      assumed: operation.assumed ?? response.assumed,
    })),
  );
}

/** The table of Errors: the meaning of a status that an operation's own row does not list. */
function errors({ words }: Sources): Citable[] {
  return words.errors.map(([status, row]) => ({
    id: `errors:${status}`,
    kind: 'errors',
    quote: { section: 'Errors', words: row },
    assumed: undefined,
  }));
}

/** Every cell of every type: an allowed one quotes its row, a forbidden one the absence of a row. */
function states({ tables, cells, words }: Sources): Citable[] {
  return tables.flatMap((table) =>
    table.types.flatMap(({ singular, assumed }) =>
      table.states.flatMap((from) =>
        table.triggers.map((trigger): Citable => {
          const cell = cells[singular]?.[from]?.[trigger];
          const section = table.section ?? '';
          const none = { section, words: `The table has no row from ${from} by ${trigger}.` };
          const unknown = table.onlyAssumed[from] ?? table.onlyAssumed[trigger];
          return {
            id: `state:${singular}/${from}+${trigger}`,
            kind: 'state',
            quote: cell ? words.state(section, cell.words) : none,
            assumed: assumed ?? table.assumed ?? cell?.assumed ?? (cell ? undefined : unknown),
          };
        }),
      ),
    ),
  );
}

/** Every property of every answer, by the component that holds it. */
function answers({ document, operations, words }: Sources): Citable[] {
  return operations.flatMap((operation) =>
    Object.values(operation.responses).flatMap((response) => {
      if (response.schema === undefined) return [];
      const why = operation.assumed ?? response.assumed ?? response.bodyAssumed;
      const schema = atPointer(document, response.schema);
      const places = placesIn(document, schema, 'by-component', why);
      return places.map((place): Citable => {
        const component = place.component ?? operation.id;
        return {
          id: `schema:${component}.${place.path}`,
          kind: 'schema',
          quote: words.answer(component, place.path) ?? wrapperWords(words, operation, schema, component),
          assumed: place.assumed,
        };
      });
    }),
  );
}

/** A wrapper is stated by the row of its operation. */
function wrapperWords(words: Words, operation: OperationRow, schema: unknown, component: string) {
  const isWrapper = isObject(schema as JsonObject) && (schema as JsonObject).$ref === refTo(component);
  return isWrapper ? words.operation(operation, '200') : undefined;
}

const refTo = (component: string): string => `#/components/schemas/${component}`;

/** Every field and parameter that is sent; that it is required is a separate statement. */
function requests({ document, operations, words }: Sources): Citable[] {
  return operations.flatMap((operation) => {
    const at = `request:${operation.id}/`;
    const sent = operation.parameters.map((parameter): Place & { in: string } => ({
      component: undefined,
      path: parameter.name,
      in: parameter.in,
      assumed: operation.assumed ?? parameter.assumed,
      required: parameter.required,
      requiredAssumed: undefined,
      formatAssumed: parameter.formatAssumed,
    }));
    const body = operation.body;
    const why = operation.assumed ?? body?.assumed;
    const places = body ? placesIn(document, atPointer(document, body.schema), 'by-path', why) : [];
    return [
      ...sent.flatMap((place) =>
        facets(
          `${at}${place.in}.${place.path}`,
          place,
          words.query(operation, place.path) ?? words.operation(operation, place.path),
        ),
      ),
      ...places.flatMap((place) => {
        const below = place.path.split('.').slice(1).join('.');
        const own = below === '' ? undefined : words.body(operation, below);
        return facets(at + place.path, place, own ?? words.operation(operation, 'body'));
      }),
    ];
  });
}

/** Separate statements on one field: its type, that it is required, and the format that we assume. */
function facets(id: string, place: Place, quote: Quote | undefined): Citable[] {
  const facet = (name: string, why: string | undefined): Citable => ({
    id: `${id}${name}`,
    kind: 'request',
    quote,
    assumed: place.assumed ?? why,
  });
  return [
    facet('', undefined),
    ...(place.required ? [facet('/required', place.requiredAssumed)] : []),
    ...(place.formatAssumed === undefined ? [] : [facet('/format', place.formatAssumed)]),
  ];
}

function rules({ rules: rows }: Sources): Citable[] {
  return rows
    .filter(({ kind }) => kind === 'stated' || kind === 'assumed')
    .map((rule) => ({
      id: `rule:${rule.id}`,
      kind: 'rule',
      quote: rule.words === undefined ? undefined : { section: rule.source, words: rule.words },
      assumed: rule.kind === 'assumed' ? (rule.reason ?? '') : undefined,
    }));
}
