// `generate` reports operations that cannot be distinguished.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ContractDocument } from './contract-document.js';
import { printOperations } from './operations.js';
import { placesOfOperation } from './yaml-file.js';

const document = {
  paths: {
    '/x.json': {
      get: { operationId: 'listThings', responses: {} },
      post: { operationId: 'listThings', responses: {} },
    },
  },
  components: {},
} as unknown as ContractDocument;

test('two operations of one name -> both places, by file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operations-'));
  mkdirSync(join(folder, 'resources'));
  writeFileSync(
    join(folder, 'resources/things.yaml'),
    'get:\n  operationId: listThings\npost:\n  operationId: listThings\n',
  );
  expect(() => printOperations(document, (id) => placesOfOperation(folder, id))).toThrow(
    'spec/resources/things.yaml:2: GET /x.json and POST /x.json are both called listThings ' +
      '(also at spec/resources/things.yaml:4); give each operation a name of its own',
  );
});
