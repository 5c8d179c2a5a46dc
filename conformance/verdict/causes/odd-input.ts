/**
 * 5xx answers that several checks report under different fields while their requests share an unusual input: a NUL in a text,
 * an id or page beyond 32 bits, a number out of range, many lines, invalid JSON. Broken connections count as 5xx.
 */
import { type Exchange, withoutQuery } from '../../judge/exchange.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import { bySeen, type Groups, isOf, operationsOf, shownIn } from './group.js';
import { answerOfDocumentsIn, isAnsweredAs, isServerError } from './server-errors.js';

interface Oddity {
  /** The field that the checks about this input report. */
  named: string;
  /** Fields of more general checks whose requests may contain it too. */
  wider: readonly string[];
  isIn: (exchange: Exchange) => boolean;
}

const most32 = 2_147_483_647;

/** More lines than documents usually have, fewer than the checks of many lines send. */
const manyLines = 20;

const oddities: readonly Oddity[] = [
  {
    named: 'input.nul',
    wider: ['input.control-in-address', 'input.texts', 'http.status'],
    isIn: ({ url, requestBody = '' }) => url.includes('%00') || requestBody.includes('\\u0000'),
  },
  {
    named: 'input.surrogate',
    wider: ['input.texts', 'http.status'],
    isIn: ({ requestBody = '' }) =>
      /(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])/i.test(requestBody),
  },
  {
    named: 'input.id',
    wider: ['http.status'],
    isIn: ({ url }) =>
      [...withoutQuery(url).matchAll(/\/(\d+)(?=[./]|$)/g)].some(([, id]) => Number(id) > most32),
  },
  {
    named: 'input.many-lines',
    wider: ['input.texts', 'http.status'],
    isIn: ({ requestBody = '' }) => requestBody.split('"quantity"').length > manyLines,
  },
  {
    // Brackets in a text that is read as a pattern.
    named: 'input.text-filter',
    wider: ['input.broken-encoding'],
    isIn: ({ url }) => /[?&]text=[^&]*([[(\\]|%(28|5b|5c))/i.test(url),
  },
  {
    named: 'http.status',
    wider: ['input.bare-nan'],
    isIn: ({ requestBody = '' }) => requestBody !== '' && !isWholeJson(requestBody),
  },
  {
    named: 'input.deep-json',
    wider: ['http.answer', 'http.status'],
    isIn: ({ requestBody = '' }) => /(?:\[|\{"\w+":){50}/.test(requestBody),
  },
  {
    named: 'input.page',
    wider: ['input.query-form', 'http.status'],
    isIn: ({ url }) =>
      [...url.matchAll(/[?&](?:per_)?page=(\d+)/g)].some(([, size]) => Number(size) > most32),
  },
];

function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Fields with the same kind of value: what is too large for one is too large for the others, in the same operations. */
const kinds: readonly (readonly string[])[] = [
  ['input.exponent', 'input.many-digits', 'input.figure', 'input.huge-sum'],
  ['input.last-number-of-a-series', 'input.manual-sequence-number', 'input.sequence-id'],
];

/** Explains groups of 5xx with the same unusual input by the group of the checks about that input. */
export function ofOddInput(groups: Groups): Explanation[] {
  const errors = groups
    .filter(isOf(/^(rule:no-server-error$|operation:)/))
    .filter(({ seen }) =>
      seen.every(({ violation }) => isServerError(violation) || violation.symptom === 'connection closed'),
    );
  return [...ofOddities(errors), ...ofKinds(errors)];
}

const ofOddities = (errors: Groups): Explanation[] =>
  oddities.flatMap(({ named, wider, isIn }) => {
    const by = errors.find((group) => group.field === named && shownIn(group).some(isIn));
    const odd = errors.filter((group) => {
      const shown = wider.includes(group.field) ? shownIn(group) : [];
      return shown.length > 0 && shown.every(isIn);
    });
    return explainAllBy(by, odd, { also: operationsOf });
  });

/** Explains groups of a kind by one with more operations that answers the same. */
const ofKinds = (errors: Groups): Explanation[] =>
  kinds.flatMap((kind) => {
    const own = bySeen(errors.filter(({ field }) => kind.includes(field)));
    const widest = [...own].sort((a, b) => operationsOf(b).length - operationsOf(a).length);
    return explainEach(
      widest,
      (group) =>
        widest
          .slice(0, widest.indexOf(group))
          .find((wider) => isAnsweredAs(group, wider, answerOfDocumentsIn)),
      operationsOf,
    );
  });
