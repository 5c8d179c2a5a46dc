/**
 * Purchase orders: the rules of all documents. Their bodies and transitions are not shown, so that a refusal
 * ends a check as unsupported; what the target takes is judged like any other document.
 */
import type { Check } from '../../run/check.js';
import { documentChecks } from '../kit/document-checks.js';
import { typesOf } from '../kit/document-rules.js';

export const purchaseOrderChecks: Check[] = typesOf('purchase_orders').flatMap((type) =>
  documentChecks(type),
);
