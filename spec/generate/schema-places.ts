// Lists every property of a schema of the contract, named by its component if it has one (Document.date), else by its
// path, with the reason if it is assumed.
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  resolveRef,
} from './contract-document.js';

export interface Place {
  /** The component that holds the property; undefined in a schema without one. */
  readonly component: string | undefined;
  /** Dotted, arrays as []: items[].name */
  readonly path: string;
  /** Why the property is assumed; undefined: stated. */
  readonly assumed: string | undefined;
  /** Whether it is required, and why that is assumed if the field itself is stated. */
  readonly required: boolean;
  readonly requiredAssumed: string | undefined;
  /** Why its format is assumed if the field itself is stated. */
  readonly formatAssumed: string | undefined;
}

interface At {
  component: string | undefined;
  path: string;
  assumed: string | undefined;
  requiredAssumed: string | undefined;
}

/** How properties below a reference are named: by the component (answers), or by the path (bodies). */
export type Naming = 'by-component' | 'by-path';

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const componentOf = (schema: JsonObject): string | undefined =>
  /^#\/components\/schemas\/(.+)$/.exec(text(schema.$ref) ?? '')?.[1];

/** Every property below a schema; a property in several branches occurs several times. */
export function placesIn(
  document: ContractDocument,
  schema: Json,
  naming: Naming,
  assumed?: string,
): Place[] {
  const seen = new Set<string>();
  return walk(schema, { component: undefined, path: '', assumed, requiredAssumed: undefined });

  function walk(value: Json | undefined, at: At): Place[] {
    if (!isObject(value)) return [];
    const why = at.assumed ?? text(value['x-assumed']);
    const component = componentOf(value);
    if (component === undefined) return inside(value, { ...at, assumed: why });
    if (naming === 'by-path') return inside(resolveRef(document, value), { ...at, assumed: why });
    const key = `${component} ${why ?? ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const schema = resolveRef(document, value);
    return inside(schema, {
      // A component's reduced form has the places of the full one.
      component: text(schema['x-places-of']) ?? component,
      path: '',
      assumed: why,
      requiredAssumed: undefined,
    });
  }

  function inside(schema: JsonObject, given: At): Place[] {
    const at = {
      ...given,
      assumed: given.assumed ?? text(schema['x-assumed']),
      requiredAssumed: given.requiredAssumed ?? text(schema['x-assumed-required']),
    };
    const required = Array.isArray(schema.required) ? schema.required : [];
    const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
    const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
      Array.isArray(list) ? list : [],
    );
    return [
      ...properties.flatMap(([name, property]) => [
        placeOf(name, property, at, required.includes(name)),
        ...walk(property, { ...at, path: join(at.path, name) }),
      ]),
      ...required
        .map(String)
        .filter((name) => !properties.some(([known]) => known === name))
        .map((name) => placeOf(name, {}, at, true)),
      ...branches.flatMap((branch) => walk(branch, at)),
      ...walk(schema.items, { ...at, path: `${at.path}[]`, requiredAssumed: undefined }),
    ];
  }

  function placeOf(name: string, property: Json, at: At, required: boolean): Place {
    const own = isObject(property) ? text(property['x-assumed']) : undefined;
    return {
      component: at.component,
      path: join(at.path, name),
      assumed: at.assumed ?? own,
      required,
      requiredAssumed: at.requiredAssumed,
      formatAssumed: isObject(property) ? text(property['x-assumed-format']) : undefined,
    };
  }
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
