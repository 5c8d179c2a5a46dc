// Compiles every schema of the contract and checks every example against its schema, so that a defect in the contract
// stops the generation.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  pointerTo,
} from './contract-document.js';

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const BASE = 'contract:';

/** Throws with the pointer of the first schema that does not compile or the first example that is invalid. */
export function compileEverySchema(document: ContractDocument): void {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema(document as object, BASE);
  for (const [pointer, media] of mediaTypes(document, '')) {
    const validate = ajv.compile({ $ref: `${BASE}#${encodePointer(`${pointer}/schema`)}` });
    for (const [name, value] of examplesOf(media)) {
      if (!validate(value)) {
        const error = validate.errors?.[0];
        throw new Error(
          `spec: example ${name} at ${pointer} does not fit: ${error?.instancePath} ${error?.message}`,
        );
      }
    }
  }
}

/** Every media type object in the document, with its pointer. */
function mediaTypes(value: Json, pointer: string): [string, JsonObject][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => mediaTypes(entry, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]): [string, JsonObject][] => {
    const at = pointer + pointerTo(key);
    if (key === 'application/json' && isObject(entry)) return [[at, entry]];
    return key === 'examples' ? [] : mediaTypes(entry, at);
  });
}

const encodePointer = (pointer: string): string => pointer.split('/').map(encodeURIComponent).join('/');

function examplesOf(media: JsonObject): [string, Json][] {
  const examples = media.examples;
  if (!isObject(examples)) return [];
  return Object.entries(examples).map(([name, example]) => [
    name,
    isObject(example) ? (example.value ?? null) : null,
  ]);
}
