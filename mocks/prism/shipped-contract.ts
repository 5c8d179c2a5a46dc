/** The contract of the package and its validation, each made once per process and shared by all mocks in it. */
import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.js';
import { placeOf } from '../package-files/place-of.js';
import { type Contract, contractOf } from './contract.js';
import { createValidation, type Validation } from './validation.js';

let contract: Contract | undefined;
let validation: Validation | undefined;

/** The generated contract. The document is read from disk when the first schema is needed. */
export function realContract(): Contract {
  contract ??= contractOf(operations, () =>
    JSON.parse(readFileSync(placeOf('generated/openapi.json'), 'utf8')),
  );
  return contract;
}

/** The compiled validators of the generated contract. */
export function realValidation(): Validation {
  validation ??= createValidation(realContract());
  return validation;
}
