/** Every rule that holds for a document of any type, as checks of one type. Owns no rules. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Check } from '../../run/check.js';
import { amountRules } from '../document-amounts.js';
import { changeRulesOf } from '../document-changes.js';
import { numberRules } from '../document-numbers.js';
import { updateRules } from '../document-updates.js';
import { checksOf, typesOf } from './document-rules.js';

export const documentChecks = (type: DocumentType): Check[] =>
  checksOf(type, [
    // An interpretation: what its first type does the others of a family are accepted to do.
    ...(typesOf(documentTypes[type].family)[0] === type ? updateRules : []),
    ...amountRules,
    ...changeRulesOf(type),
    ...numberRules(type),
  ]);
