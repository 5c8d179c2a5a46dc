import { expect, test } from '@playwright/test';
import { createRouter, isMatch } from './router.js';
import { realContract } from './shipped-contract.js';
import { createValidation } from './validation.js';

const contract = realContract();

test('every schema of the contract compiles', () => {
  createValidation(contract).compileAll();
});

test('every path and alias of the contract leads to its operation', () => {
  const router = createRouter(contract.operations);
  for (const operation of contract.operations) {
    for (const path of [operation.path, ...(operation.aliases ?? [])]) {
      const found = router(operation.method, path.replace(/\{[^}]+\}/g, '7'));
      expect(isMatch(found) && found.operation.id, `${operation.method} ${path}`).toBe(operation.id);
    }
  }
});
