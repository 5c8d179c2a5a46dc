import { type DocumentRule, expectSent, read, update } from '../kit/document-rules.js';
import { fractions } from './document-amounts.js';

export const updateRules: readonly DocumentRule[] = [
  {
    id: 'update/lines-replaced',
    statement: 'rule:update-lines-replace',
    covers: true,
    title: 'an update with fewer lines -> the lines sent are the only ones',
    kind: 'round-trip',
    assumed: true,
    run: async (t, type) => {
      const line = (n: number) => t.given.line({ description: `Line ${n}` });
      const { document: made } = await fractions(t, type);
      const sent = await update(t, made, { items: [line(4), line(2)] });
      expectSent(t, await read(t, made), sent, 'the updated document');
    },
  },
];
