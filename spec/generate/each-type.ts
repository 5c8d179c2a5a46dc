// Expands the declarations for all document types: `each of <family>` in openapi.yaml, and
// resources/each-document-type.yaml, which the file of each family extends. Records the origin of every value, so that
// a mistake is reported in the source file. The types are in document-types.yaml.
import { dirname, join } from 'node:path';
import { isObject, type Json, type JsonObject, pointerTo } from './contract-document.js';
import { type DocumentTypeRow, documentTypes } from './document-types.js';
import { readYaml, type YamlFile } from './yaml-file.js';

/** The source in spec/ of an expanded value. */
export interface Origin {
  readonly file: string;
  readonly pointer: string;
}

export interface Expanded {
  readonly content: Json;
  /** The source of every value, by the JSON pointer of the expanded value. */
  readonly origins: ReadonlyMap<string, Origin>;
}

const TEMPLATE = 'each-document-type.yaml';
const SECTIONS = ['schemas', 'requestBodies', 'responses', 'paths'];
const EACH = 'each of ';

/** The keys that a family can set below x-family; keys that it omits have no value. */
const FAMILY: ReadonlySet<string> = new Set([
  'tag',
  'document',
  'listed',
  'input',
  'changes',
  'what-create-does',
  'bodies-also-under',
  'state-bodies-also-under',
  'state-bodies-first-under',
  'example-trigger',
  'more-in-examples',
  'sent',
  'created-with-200',
  'created-may-be-empty',
  'refused',
  'why-bodies-are-assumed',
  'why-state-bodies-are-assumed',
  'why-created-is-assumed',
]);

/** The values of placeholders; other names are invalid. */
type Scope = ReadonlyMap<string, Json | undefined>;

/** The expanded content of a file of spec/; undefined if it does not declare document types. Throws with file and line. */
export function expanded(file: string): Expanded | undefined {
  const own = readYaml<JsonObject>(file);
  if (isObject(own.content?.['x-family'])) return familyFile(file, own, own.content['x-family']);
  if (!isObject(own.content?.paths) || !Object.keys(own.content.paths).some((key) => key.startsWith(EACH)))
    return undefined;
  const writer = new Writer(file, own, new Map());
  return { content: writer.write(own.content) ?? null, origins: writer.origins };
}

/** The family's own content, with the template for each of its types beneath it. */
function familyFile(file: string, own: YamlFile<JsonObject>, family: JsonObject): Expanded {
  const templateFile = join(dirname(file), TEMPLATE);
  const template = readYaml<JsonObject>(templateFile);
  const types = typesOfFamily(own, ['x-family', 'tag'], String(family.tag).replaceAll('-', '_'));
  const unknown = Object.keys(family).find((name) => !FAMILY.has(name));
  if (unknown !== undefined)
    throw own.fault(
      ['x-family', unknown],
      `a family says nothing called ${unknown}; known: ${[...FAMILY].join(', ')}`,
    );
  const scopeOf = (row: DocumentTypeRow): Scope => {
    const scope = new Map<string, Json | undefined>([
      ...[...FAMILY].map((name): [string, Json | undefined] => [name, family[name]]),
      ...namesOf(row),
      ...wrappersOf(row, family, types),
    ]);
    const examples = template.content['x-examples'];
    const writer = new Writer(templateFile, template, scope);
    for (const [name, example] of Object.entries(isObject(examples) ? examples : {})) {
      scope.set(name, family[name] ?? writer.write(example, ['x-examples', name]));
    }
    return scope;
  };
  const [first] = types;
  const ownWriter = new Writer(file, own, first ? scopeOf(first) : new Map());
  const { 'x-family': _family, ...written } = own.content;
  const content = ownWriter.write(written) as JsonObject;
  const origins = new Map(ownWriter.origins);
  for (const row of types) {
    const writer = new Writer(templateFile, template, scopeOf(row));
    for (const section of SECTIONS) {
      const made = writer.write(template.content[section] ?? {}, [section], [section]) as JsonObject;
      content[section] = beneath(content[section], made);
    }
    for (const [pointer, origin] of writer.origins) if (!origins.has(pointer)) origins.set(pointer, origin);
  }
  return { content, origins };
}

function typesOfFamily(own: YamlFile<JsonObject>, at: string[], family: string): DocumentTypeRow[] {
  const types = documentTypes().filter((row) => row.family === family);
  if (types.length > 0) return types;
  const families = [...new Set(documentTypes().map((row) => row.family))].join(', ');
  throw own.fault(
    at,
    `no type of spec/document-types.yaml is of the family ${family}; families: ${families}`,
  );
}

const namesOf = (row: DocumentTypeRow): [string, Json | undefined][] => [
  ['Type', row.type],
  ['typeInCamelCase', row.type.replace(/^[A-Z]/, (char) => char.toLowerCase())],
  ['singular', row.singular],
  ['plural', row.plural],
  ['a', row.a],
  ['many', row.many],
  ['list', row.list],
  ['why-operation-is-assumed', row.assumed],
  [
    'why-type-is-assumed',
    row.shown ? undefined : 'the names given for `type` are examples; this one follows their pattern',
  ],
];

/** The wrappers accepted for a type: its own, and in some families that of another type. */
function wrappersOf(
  row: DocumentTypeRow,
  family: JsonObject,
  types: readonly DocumentTypeRow[],
): [string, Json | undefined][] {
  const typeOf = (singular: Json | undefined) => types.find((one) => one.singular === singular)?.type;
  const other = (key: string) => (family[key] === row.singular ? undefined : typeOf(family[key]));
  const bodies = other('bodies-also-under');
  const after = other('state-bodies-also-under');
  const before = other('state-bodies-first-under');
  const states = after ?? before;
  const why = 'Under the wrapper of its own type.';
  return [
    ['OwnBody', bodies && 'Own'],
    ['BodyOfAll', bodies],
    ['why-own-body', bodies && why],
    ['OwnStateBody', states && 'Own'],
    ['StateBodyFirst', before ?? `${row.type}Own`],
    ['StateBodySecond', before ? `${row.type}Own` : after],
    ['why-own-state-body', states && why],
    ['stateWrapper', family['state-bodies-first-under'] ?? row.singular],
  ];
}

/** Fills the gaps of the upper mapping from the lower one. */
function beneath(upper: Json | undefined, lower: JsonObject): JsonObject {
  if (!isObject(upper)) return lower;
  const added = Object.entries(lower).map(([key, value]): [string, Json] => {
    const over = upper[key];
    if (over === undefined) return [key, value];
    return [key, isObject(over) && isObject(value) && isPathItem(over) ? beneath(over, value) : over];
  });
  return { ...upper, ...Object.fromEntries(added) };
}

const isPathItem = (value: JsonObject): boolean => ['get', 'post', 'put'].some((key) => isObject(value[key]));

/** Fills the placeholders of one file and records the origin of each value. */
class Writer {
  readonly origins = new Map<string, Origin>();

  constructor(
    private readonly file: string,
    private readonly yaml: YamlFile<JsonObject>,
    private readonly scope: Scope,
  ) {}

  /** `from` is the path in the file, `to` the path in the expanded content. */
  write(value: Json, from: readonly string[] = [], to: readonly string[] = from): Json | undefined {
    this.origins.set(pointerTo(...to), { file: this.file, pointer: pointerTo(...from) });
    if (typeof value === 'string') return this.filled(value, from);
    if (Array.isArray(value)) {
      const entries = value.map((entry, index) =>
        this.write(entry, [...from, String(index)], [...to, String(index)]),
      );
      return entries.filter((entry) => entry !== undefined);
    }
    return isObject(value) ? this.mapping(value, from, to) : value;
  }

  private mapping(value: JsonObject, from: readonly string[], to: readonly string[]): JsonObject | undefined {
    const { 'x-only-if': condition, ...rest } = value;
    if (condition !== undefined && !this.filled(String(condition), from)) return undefined;
    const written: JsonObject = {};
    for (const [key, entry] of Object.entries(rest)) {
      if (key.startsWith(EACH)) Object.assign(written, this.each(key, entry, [...from, key], to));
      else if (key === 'x-and') Object.assign(written, this.filled(String(entry), [...from, key]) ?? {});
      else {
        const name = String(this.filled(key, [...from, key]) ?? '');
        const made = this.write(entry, [...from, key], [...to, name]);
        if (made !== undefined) written[name] = made;
      }
    }
    return written;
  }

  private each(key: string, entry: Json, from: readonly string[], to: readonly string[]): JsonObject {
    const made: JsonObject = {};
    for (const row of typesOfFamily(this.yaml, [...from], key.slice(EACH.length))) {
      const writer = new Writer(this.file, this.yaml, new Map(namesOf(row)));
      Object.assign(made, writer.write(entry, from, to));
      for (const [pointer, origin] of writer.origins) this.origins.set(pointer, origin);
    }
    return made;
  }

  /** A text with its placeholders filled; a text that is a single placeholder becomes its value. */
  private filled(text: string, from: readonly string[]): Json | undefined {
    const whole = /^<([A-Za-z][\w-]*)>$/.exec(text)?.[1];
    if (whole !== undefined) return this.valueOf(whole, from);
    return text.replace(/<([A-Za-z][\w-]*)>/g, (_all, name: string) =>
      String(this.valueOf(name, from) ?? ''),
    );
  }

  private valueOf(name: string, from: readonly string[]): Json | undefined {
    if (this.scope.has(name)) return this.scope.get(name);
    throw this.yaml.fault(
      [...from],
      `there is no placeholder <${name}>; known: ${[...this.scope.keys()].join(', ')}`,
    );
  }
}
