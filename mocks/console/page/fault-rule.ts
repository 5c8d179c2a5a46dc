/** Fault rules: the common ones, equality of two rules, and a rule's effect in words. */
import type { ActiveFault, Rule } from './client.js';
import { plural } from './format.js';

type UsualRule = readonly [title: string, text: string, rule: Rule];

const everything = { operation: '*' };

export const USUAL_RULES: readonly UsualRule[] = [
  [
    'Three of ten requests fail',
    '30 % of everything answers 503',
    { ...everything, probability: 0.3, status: 503 },
  ],
  [
    'The next two invoices are refused',
    'createInvoice answers 422 twice',
    { operation: 'createInvoice', times: 2, status: 422 },
  ],
  ['PDFs are never ready', 'getDocumentPdf stays 202', { operation: 'getDocumentPdf', status: 202 }],
  ['SAF-T generation fails', 'exportSaft answers 500', { operation: 'exportSaft', status: 500 }],
  ['The key is no longer valid', 'Everything answers 401', { ...everything, status: 401 }],
  ['Slow network', '800 to 1,200 ms before every answer', { ...everything, delayMs: 800, jitterMs: 400 }],
  [
    'Connections break',
    'One request in five gets no answer',
    { ...everything, probability: 0.2, drop: true },
  ],
  ['Rate limit', '60 requests a minute, then 429 with Retry-After', { ...everything, perMinute: 60 }],
];

/** A rule without the fields that the mock adds, in a fixed order. */
function plain({ id: _id, hits: _hits, ...rule }: Rule & { id?: number; hits?: number }): string {
  return JSON.stringify(Object.entries(rule).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isSameRule = (one: Rule, other: Rule): boolean => plain(one) === plain(other);

export function effectText(rule: Rule): string {
  const { delayMs = 0, jitterMs = 0 } = rule;
  return [
    delayMs + jitterMs > 0 && `waits ${delayMs} to ${delayMs + jitterMs} ms`,
    rule.drop && 'breaks the connection',
    !rule.drop && rule.status && `answers ${rule.status}${rule.body === undefined ? '' : ' with a body'}`,
    rule.perMinute !== undefined && `allows ${rule.perMinute} a minute`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function frequencyText({ times, hits, probability }: ActiveFault): string {
  const parts = [
    times && plural(times - hits, 'more time'),
    probability !== undefined && `${Math.round(probability * 100)} %`,
  ].filter(Boolean);
  return parts.join(', ') || 'always';
}

const NUMBERS = ['status', 'times', 'delayMs', 'jitterMs', 'perMinute'] as const;

/** The rule from a form's fields. Throws an Error for a body that is not JSON. */
export function ruleOfForm(fields: Readonly<Record<string, string>>): Rule {
  const rule: Rule = { operation: fields.operation ?? '*' };
  if (fields.method) rule.method = fields.method;
  for (const name of NUMBERS) if (fields[name]) rule[name] = Number(fields[name]);
  if (fields.percent) rule.probability = Number(fields.percent) / 100;
  if (fields.drop) rule.drop = true;
  const body = fields.body?.trim();
  if (!body) return rule;
  try {
    return { ...rule, body: JSON.parse(body) };
  } catch (error) {
    throw new Error(`The answer body is not JSON: ${(error as Error).message}`);
  }
}
