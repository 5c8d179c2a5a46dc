/** Faults of every stated property of every stated answer: missing where it is required, or of a wrong type. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { realContract } from '../prism/shipped-contract.js';
import { type Fault, type Json, onWire } from './make.js';

interface Property {
  /** Names from the body down; `[]` stands for every entry of an array. */
  readonly path: readonly string[];
  readonly required: boolean;
}

function resolved(node: unknown): Json {
  const schema = (node ?? {}) as Json;
  if (typeof schema.$ref !== 'string') return schema;
  const { $ref, ...rest } = schema;
  return { ...resolved(at(String($ref).slice(1))), ...rest };
}

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, part) => (node as Json)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      realContract().document(),
    );
}

/** Never set in an answer of the mock (or, on the right, of this operation), so that no fault of it would show. */
const unset = /\.(at_doc_code_id|tax_exemption_code)$/;
const unsetOnDrafts = /\.(atcud|inverted_sequence_number|saft_hash|sequence_id)$/;

const isShown = (id: OperationId, { path }: Property): boolean => {
  const name = path.join('.');
  return !unset.test(name) && !(id.startsWith('create') && unsetOnDrafts.test(name));
};

/** Every stated property below a schema; what is assumed is left out with all below it. */
function propertiesOf(node: unknown, path: readonly string[] = []): Property[] {
  const schema = resolved(node);
  if (schema['x-assumed'] !== undefined) return [];
  // Of alternatives the first is the one that an answer with something to show has.
  const [chosen] = Array.isArray(schema.anyOf) ? (schema.anyOf as unknown[]) : [];
  const parts = Array.isArray(schema.allOf) ? [...(schema.allOf as unknown[])] : [];
  if (chosen !== undefined) parts.push(chosen);
  const own = Object.entries((schema.properties ?? {}) as Json).flatMap(([name, property]): Property[] => {
    if (resolved(property)['x-assumed'] !== undefined) return [];
    const together = Object.keys((schema.dependentRequired ?? {}) as Json);
    const required = [...((schema.required ?? []) as string[]), ...together].includes(name);
    return [{ path: [...path, name], required }, ...propertiesOf(property, [...path, name])];
  });
  const entries = schema.items === undefined ? [] : propertiesOf(schema.items, [...path, '[]']);
  const all = [...own, ...entries, ...parts.flatMap((part) => propertiesOf(part, path))];
  const byName = new Map<string, Property>();
  for (const one of all) {
    const key = one.path.join('.');
    byName.set(key, { path: one.path, required: one.required || byName.get(key)?.required === true });
  }
  return [...byName.values()];
}

/** Which entries of the first array on the way are changed. */
type Entries = (all: readonly unknown[]) => readonly unknown[];
const every: Entries = (all) => all;
const lastOfSeveral: Entries = (all) => (all.length > 1 ? all.slice(-1) : []);

/** Changes the property wherever it stands in the body, in place. */
function change(
  body: unknown,
  path: readonly string[],
  edit: (holder: Json, name: string) => void,
  entries = every,
): void {
  const [name, ...rest] = path;
  if (name === undefined || typeof body !== 'object' || body === null) return;
  if (name === '[]') {
    for (const entry of entries(body as unknown[])) change(entry, rest, edit);
  } else if (rest.length === 0) {
    if (name in body) edit(body as Json, name);
  } else change((body as Json)[name], rest, edit, entries);
}

/** A value that no stated type of these answers allows in place of this one. */
function wrongType(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? 'text' : { of: 'another type' };
}

function faultsOf(id: OperationId, status: string, pointer: string): Fault[] {
  const rewritten = (
    path: readonly string[],
    edit: (holder: Json, name: string) => void,
    entries: Entries,
  ): Fault['after'] =>
    onWire(id, [Number(status)], (answer) => {
      if (answer.text === '') return answer;
      const body: unknown = JSON.parse(answer.text);
      change(body, path, edit, entries);
      return { ...answer, text: JSON.stringify(body) };
    });
  const shown = propertiesOf(at(pointer)).filter((one) => isShown(id, one));
  return shown.flatMap(({ path, required }): Fault[] => {
    const name = path.join('.').replaceAll('.[]', '[]');
    const fault = (
      defect: string,
      says: string,
      edit: (holder: Json, name: string) => void,
      entries = every,
    ): Fault => ({
      id: `properties/${id}/${name}/${defect}`,
      area: 'properties',
      operations: [id],
      says: `${id} answers ${name} ${says}.`,
      stateDependent: entries !== every,
      after: rewritten(path, edit, entries),
    });
    const retyped = (holder: Json, key: string) => {
      if (holder[key] !== null && holder[key] !== undefined) holder[key] = wrongType(holder[key]);
    };
    // Where there are entries, the first is in order: whoever looks at that one alone sees nothing.
    const wrong = path.includes('[]')
      ? fault('wrong-type-in-last', 'of a wrong type in the last of several entries', retyped, lastOfSeveral)
      : fault('wrong-type', 'of a wrong type', retyped);
    const missing = fault('missing', 'not at all', (holder, key) => {
      delete holder[key];
    });
    return required ? [missing, wrong] : [wrong];
  });
}

export const propertyFaults = (): readonly Fault[] =>
  operationIds.flatMap((id) => {
    const [status, response] = Object.entries(operations[id].responses)[0] ?? [];
    if (!status || !response?.schema || response.assumed || response.bodyAssumed) return [];
    return faultsOf(id, status, response.schema);
  });
