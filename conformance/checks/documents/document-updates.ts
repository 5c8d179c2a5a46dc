import { carriesSent, type DocumentRule, read, update } from '../kit/document-rules.js';
import { fractions } from './document-amounts.js';

const agreement = { source: 'Endpoints, Documents', kind: 'round-trip' as const };

export const updateRules: readonly DocumentRule[] = [
  {
    ...agreement,
    slug: 'lines-replaced',
    statement: 'rule:update-lines-replace',
    action: 'update',
    title: 'an update with fewer lines -> the lines sent are the only ones',
    rule: 'We assume: the lines sent in an update replace all lines.',
    rules: ['update-lines-replace'],
    assumed: true,
    run: async (t, type) => {
      const line = (n: number) => t.given.line({ description: `Line ${n}` });
      const { document: made } = await fractions(t, type);
      const sent = await update(t, made, { items: [line(4), line(2)] });
      carriesSent(t, await read(t, made), sent, 'the updated document');
    },
  },
];
