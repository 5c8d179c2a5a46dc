// Prepares the bundled contract for publication: every part has a name, a title and a format, and the naming rules
// hold. Nothing changes on the wire.
import type { ContractDocument } from './contract-document.js';
import { nameParts } from './name-parts.js';
import { checkNames } from './names.js';
import { typesOf, walkObjects } from './walk.js';

/** Changes the document in place. Throws with every name or shape that some code generators do not support. */
export function publish(document: ContractDocument): ContractDocument {
  nameParts(document);
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    document.components.schemas = { ...document.components.schemas, [name]: { title: name, ...schema } };
  }
  addFormats(document);
  checkNames(document);
  return document;
}

/** Without a format Go reads a number as a 32-bit float, which loses cents above 131,072. */
function addFormats(document: ContractDocument): void {
  walkObjects(document, (object, pointer) => {
    if (pointer.endsWith('/properties')) return;
    if (typesOf(object).includes('number') && object.format === undefined) object.format = 'double';
  });
}
