// Prints generated/types.ts: what TypeScript knows of the contract. A default makes no field of a request required,
// and a schema can say in `x-typescript` what TypeScript may take where the contract's own type is too narrow.
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './contract-document.js';

const KEYWORDS: Readonly<Record<string, ts.KeywordTypeSyntaxKind>> = {
  number: ts.SyntaxKind.NumberKeyword,
  string: ts.SyntaxKind.StringKeyword,
};

export async function printTypes(document: ContractDocument): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(document) as never, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => typeFrom((schema as Record<string, unknown>)['x-typescript']),
  });
  return astToString(nodes);
}

/** `number | string` as the compiler's own node. Throws at a word it does not know. */
function typeFrom(text: unknown): ts.TypeNode | undefined {
  if (typeof text !== 'string') return undefined;
  const types = text.split('|').map((word) => {
    const kind = KEYWORDS[word.trim()];
    if (kind === undefined)
      throw new Error(`spec: x-typescript knows ${Object.keys(KEYWORDS).join(', ')}, not ${word}`);
    return ts.factory.createKeywordTypeNode(kind);
  });
  return ts.factory.createUnionTypeNode(types);
}
