/** Faults of every stated property of every stated answer: a required one missing, or a wrong type. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { valueAt } from '../prism/json-pointer.js';
import { realContract } from '../prism/shipped-contract.js';
import { type Fault, faultsOf, type RowOf, type Way } from './adversary.js';
import { changed, type Json } from './body-fields.js';
import { onStatus } from './wire-ways.js';

interface Property {
  /** Property names below the body; `[]` stands for every entry of an array. */
  readonly path: readonly string[];
  readonly required: boolean;
}

function resolved(node: unknown): Json {
  const schema = (node ?? {}) as Json;
  if (typeof schema.$ref !== 'string') return schema;
  const { $ref, ...rest } = schema;
  return { ...resolved(at(String($ref))), ...rest };
}

const at = (pointer: string): unknown => valueAt(realContract().document(), pointer);

/** Never set in an answer of the mock (the second pattern: of a create operation), so a fault would not show. */
const unset = /\.(at_doc_code_id|tax_exemption_code)$/;
const unsetOnDrafts = /\.(atcud|inverted_sequence_number|saft_hash|sequence_id)$/;

const isShown = (id: OperationId, { path }: Property): boolean => {
  const name = path.join('.');
  return !unset.test(name) && !(id.startsWith('create') && unsetOnDrafts.test(name));
};

/** Every stated property below a schema; assumed ones are left out, with everything below them. */
function propertiesOf(node: unknown, path: readonly string[] = []): Property[] {
  const schema = resolved(node);
  if (schema['x-assumed'] !== undefined) return [];
  // The first alternative is the one that a non-empty answer matches.
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

type Edit = (value: unknown) => unknown;
/** JSON leaves out what is undefined. */
const dropped: Edit = () => undefined;
/** A value of a type that no stated property of these answers allows here. */
const retyped: Edit = (value) => {
  if (value === null) return value;
  return typeof value === 'object' ? 'text' : { of: 'another type' };
};

const rewritten = (status: number, path: string, edit: Edit): Way =>
  onStatus([status], (answer) => {
    if (answer.text === '') return answer;
    return { ...answer, text: JSON.stringify(changed(JSON.parse(answer.text), path, edit)) };
  });

function rowsOf(id: OperationId, status: number, pointer: string): RowOf[] {
  const shown = propertiesOf(at(pointer)).filter((one) => isShown(id, one));
  return shown.flatMap(({ path, required }) => {
    const name = path.join('.').replaceAll('.[]', '[]');
    const everywhere = path.join('.').replaceAll('[]', '*');
    const row = (defect: string, says: string, edit: Edit, place = everywhere): RowOf => [
      `properties/${id}/${name}/${defect}`,
      ['properties', [id], `${id} answers ${name} ${says}.`, rewritten(status, place, edit)],
    ];
    // In a list the first entry stays right: a check of the first entry alone does not notice the fault.
    const inLast = everywhere.replace('*', '-1');
    const wrong = path.includes('[]')
      ? row('wrong-type-in-last', 'of a wrong type in the last of several entries', retyped, inLast)
      : row('wrong-type', 'of a wrong type', retyped);
    return required ? [row('missing', 'not at all', dropped), wrong] : [wrong];
  });
}

export const propertyFaults = (): readonly Fault[] =>
  operationIds.flatMap((id) => {
    const [status, response] = Object.entries(operations[id].responses)[0] ?? [];
    if (!status || !response?.schema || response.assumed || response.bodyAssumed) return [];
    return faultsOf(rowsOf(id, Number(status), response.schema));
  });
