/** Every rule that holds for a document of any type, as checks of one type. Owns no rules. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Check } from '../../run/check.js';
import { amountRules } from '../documents/document-amounts.js';
import { changeRulesOf } from '../documents/document-changes.js';
import { numberRules } from '../documents/document-numbers.js';
import { updateRules } from '../documents/document-updates.js';
import { checksOf, typesOf } from './document-rules.js';

export const documentChecks = (type: DocumentType): Check[] =>
  checksOf(type, [
    // An interpretation: what its first type does the others of a family are accepted to do.
    ...(typesOf(documentTypes[type].family)[0] === type ? updateRules : []),
    ...amountRules,
    ...changeRulesOf(type),
    ...numberRules(type),
  ]);
