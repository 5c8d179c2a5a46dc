/** The checks of one document type for all rules that hold for documents of any type. */
import type { DocumentType } from '../../../generated/states.js';
import type { Check } from '../../run/check.js';
import { amountRules } from '../documents/document-amounts.js';
import { changeRulesOf } from '../documents/document-changes.js';
import { numberRules } from '../documents/document-numbers.js';
import { updateRules } from '../documents/document-updates.js';
import { checksOf, isFirstType } from './document-rules.js';

export const documentChecks = (type: DocumentType): Check[] =>
  checksOf(type, [
    // An interpretation: the other types of a family are assumed to behave like its first type.
    ...(isFirstType(type) ? updateRules : []),
    ...amountRules,
    ...changeRulesOf(type),
    ...numberRules(type),
  ]);
