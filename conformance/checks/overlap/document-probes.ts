/** What the overlapping requests on documents have in common: their probes and their readings. */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { Probe } from '../kit/probe.js';

export const pathOf = ({ id }: { id: string | number }) => ({ 'document-id': id });

export const changeOf = (t: CheckContext, one: Pick<MadeDocument, 'type' | 'id'>, word: string): Probe => ({
  operation: operationsOf(one.type).change,
  path: pathOf(one),
  body: t.given.changeBody(one.type, word),
});

export const getOf = (one: { type: DocumentType; id: string | number }): Probe => ({
  operation: operationsOf(one.type).get,
  path: pathOf(one),
});

export const isFinal = ({ status }: Json): boolean => /^(final|settled)$/i.test(String(status));

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
