/** Estimates (quotes, proformas, fees notes): the rules of all documents. Their lists are in lists.ts. */
import type { Check } from '../../run/check.js';
import { documentChecks } from '../kit/document-checks.js';
import { typesOf } from '../kit/document-rules.js';

export const estimateChecks: Check[] = typesOf('estimates').flatMap((type) => documentChecks(type));
