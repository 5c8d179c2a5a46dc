// The rules of names and shapes that code generators need, each learned from a tool that failed (see spec/README.md,
// "Names"). Throws with every violation; changes nothing.
import { type ContractDocument, isObject, type JsonObject } from './contract-document.js';
import { needsName, SUFFIXES } from './name-parts.js';
import { branchesOf, isNull, isRef, operationsOf, pascal, typesOf, walkObjects, wordsOf } from './walk.js';

/** Names reserved by some generator or language, in any case. */
const RESERVED = wordsOf(`
  any array boolean byte date datetime decimal double enum float function integer list map null
  number object option optional record result set string symbol type union unset void class
  interface package namespace api apiclient client configuration error errors exception file model
  models parameter parameters request response responses schema server components operations path
  paths webhooks
`);

export function checkNames(document: ContractDocument): void {
  const violations = [...componentNames(document), ...shapes(document)];
  if (violations.length > 0) {
    const list = violations.map((violation) => `  ${violation}`).join('\n');
    throw new Error(
      `spec: names and shapes that some language's tools do not take (spec/README.md, "Names"):\n${list}`,
    );
  }
}

function componentNames(document: ContractDocument): string[] {
  const operations = operationsOf(document).map(({ operationId }) => pascal(String(operationId)));
  const seen = new Map<string, string>();
  return Object.entries(document.components)
    .filter(([section]) => section !== 'securitySchemes')
    .flatMap(([section, parts]) =>
      Object.keys(parts).flatMap((name) => {
        const reported: string[] = [];
        const where = `components.${section}.${name}`;
        const other = seen.get(name.toLowerCase());
        if (other) reported.push(`${where}: the name is in use by ${other}`);
        seen.set(name.toLowerCase(), where);
        if (!/^[A-Z][A-Za-z]*$/.test(name))
          reported.push(`${where}: a name is letters only and begins with a capital`);
        if (RESERVED.includes(name.toLowerCase()))
          reported.push(`${where}: generators keep this name for themselves`);
        if (/^New[A-Z]/.test(name))
          reported.push(`${where}: Go's generators make constructors called New...`);
        const operation = operations.find((id) => name.startsWith(id));
        if (operation) reported.push(`${where}: generators name parts of the operation ${operation} so`);
        const suffix = Object.values(SUFFIXES).find((one) => name.endsWith(one));
        if (section === 'schemas' && suffix)
          reported.push(`${where}: ...${suffix} is kept for another section`);
        return reported;
      }),
    );
}

function shapes(document: ContractDocument): string[] {
  const reported: string[] = [];
  walkObjects(document, (object, pointer) => {
    if (/\/(properties|examples|schemas|responses|parameters)$/.test(pointer)) return;
    if (/^\/components\/schemas\/|\/schema(\/|$)/.test(pointer))
      reported.push(...schemaViolations(object, pointer), ...constantBranches(document, object, pointer));
  });
  return reported;
}

function schemaViolations(schema: JsonObject, pointer: string): string[] {
  const reported: string[] = [];
  const isNamed = /^\/components\/schemas\/[^/]+$/.test(pointer);
  const say = (violation: string) => reported.push(`${pointer}: ${violation}`);
  if (isNamed && typeof schema.title !== 'string') say('a named schema has a title');
  if (!isNamed && needsName(schema) && !/\/allOf\/\d+$/.test(pointer)) say('it has no name: make it a $ref');
  if (typesOf(schema).length > 1)
    say(`it has several types (${typesOf(schema).join(', ')}): write a named anyOf`);
  if (typesOf(schema).includes('number') && schema.format === undefined)
    say('a number needs a format: double');
  if (branchesOf(schema).some((branch) => !isRef(branch) && !isNull(branch)))
    say('an alternative has no name');
  if (schema.if !== undefined)
    say('if/then/else is read by no generator and misread by linters: write a rule');
  if (Array.isArray(schema.enum)) reported.push(...enumViolations(schema, pointer));
  if (Array.isArray(schema.required) && !isNamedRequired(schema)) {
    say('required names a property that does not stand beside it');
  }
  return reported;
}

/** C#'s generator treats such a branch as a plain number, which its own constructor does not accept. */
function constantBranches(document: ContractDocument, schema: JsonObject, pointer: string): string[] {
  const schemas = document.components.schemas ?? {};
  return branchesOf(schema).flatMap((branch) => {
    const name = isObject(branch) ? String(branch.$ref).split('/').at(-1) : undefined;
    const named = name === undefined ? undefined : schemas[name];
    return isObject(named) && named.type === 'integer' && named.enum !== undefined
      ? [`${pointer}: ${name} lists whole numbers inside an alternative: say minimum and maximum instead`]
      : [];
  });
}

const isNamedRequired = (schema: JsonObject): boolean => {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return (schema.required as unknown[]).every((name) => Object.hasOwn(properties, String(name)));
};

function enumViolations(schema: JsonObject, pointer: string): string[] {
  const values = schema.enum as unknown[];
  const names = Array.isArray(schema['x-enum-varnames']) ? schema['x-enum-varnames'] : values;
  const folded = names.map((name) =>
    String(name)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );
  const reported: string[] = [];
  if (typeof schema.type !== 'string') reported.push(`${pointer}: an enum has one type`);
  if (names.length !== values.length)
    reported.push(
      `${pointer}: x-enum-varnames has ${names.length} names for the ${values.length} values of enum beside it; give each one`,
    );
  if (new Set(folded).size !== folded.length) {
    reported.push(`${pointer}: two constants differ in case only: give them x-enum-varnames`);
  }
  return reported;
}
