/** The five operations that every document type has, built for each type from its names. */
import { type DocumentTypeNames, documentTypes, type FamilyTypes } from '../../../generated/states.js';
import { ok } from '../answer.js';
import type { Handler } from '../context.js';
import { emailDocument } from '../email.js';
import { kindNamed } from '../store/document-kinds.js';
import { wrapped, wrappedAgain } from './answers.js';
import { changeState } from './change-state.js';
import { createDocument, documentOf, updateDocument } from './write.js';

type Operations<P extends string> = `create${P}` | `get${P}` | `update${P}` | `change${P}State` | `email${P}`;

/** Every type but receipts, which payments create and which have their own, fewer handlers. */
type Types = FamilyTypes[Exclude<keyof FamilyTypes, 'receipts'>];
type Table = Record<Operations<Types>, Handler>;

function typeHandlers({ type: name, singular }: DocumentTypeNames): Record<string, Handler> {
  const kind = kindNamed(singular);
  const create: Handler = (context, request) => {
    const status = kind.family === 'guides' ? context.settings.variations.guideCreateStatus : 201;
    return { status, body: wrapped(context, request.baseUrl, createDocument(context, kind, request)) };
  };
  const get: Handler = (context, request) =>
    ok(wrappedAgain(context, request.baseUrl, documentOf(context, kind, request)));
  const update: Handler = (context, request) => {
    updateDocument(context, kind, request);
    return ok();
  };
  const change: Handler = (context, request) => {
    const { document } = changeState(context, kind, request);
    const { changeStateAnswer } = context.settings.variations;
    return ok(changeStateAnswer === 'document' ? wrapped(context, request.baseUrl, document) : undefined);
  };
  const email: Handler = (context, request) => emailDocument(context, kind, request);
  return {
    [`create${name}`]: create,
    [`get${name}`]: get,
    [`update${name}`]: update,
    [`change${name}State`]: change,
    [`email${name}`]: email,
  };
}

const types = Object.values(documentTypes).filter(({ family }) => family !== 'receipts');
export const documentHandlers: Table = Object.assign({}, ...types.map(typeHandlers));
