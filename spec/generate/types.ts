// Prints generated/types.ts: the contract's types for TypeScript. A default does not make a request field required, and
// `x-typescript` in a schema replaces the contract's type where that is too narrow.
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

/** `number | string` as a node of the compiler. Throws at an unknown word. */
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
