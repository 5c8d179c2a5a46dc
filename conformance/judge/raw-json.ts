/**
 * What `JSON.parse` loses of a text: names that an object has twice, and the digits of integers that no double can hold. One pass
 * over a text that is JSON; knows no schema.
 */

export type Step = string | number;

export interface RawJson {
  /** The places of names that stand in one object twice, such as `invoice.items[1].name`; each once, the first few. */
  duplicates: string[];
  /** Integers that do not survive as numbers, with their digits. */
  large: { steps: Step[]; digits: string }[];
}

interface Open {
  /** The names so far; undefined for a list. */
  names?: Set<string>;
  step: Step;
}

const mostDuplicates = 20;

/** `text` must have been parsed before: what is no JSON gives no error here, and no sense. */
export function readRawJson(text: string): RawJson {
  const duplicates = new Set<string>();
  const large: RawJson['large'] = [];
  const open: Open[] = [];
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    const inner = open.at(-1);
    if (char === '"') {
      const end = endOfText(text, at);
      if (inner?.names && isName(text, end)) {
        inner.step = unescaped(text.slice(at, end));
        if (inner.names.has(inner.step) && duplicates.size < mostDuplicates) duplicates.add(placeOf(open));
        inner.names.add(inner.step);
      }
      at = end;
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? { names: new Set(), step: '' } : { step: 0 });
      at += 1;
    } else if (char === '}' || char === ']') {
      open.pop();
      at += 1;
    } else if (char === ',') {
      if (inner && typeof inner.step === 'number') inner.step += 1;
      at += 1;
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      const end = endOfNumber(text, at);
      const digits = text.slice(at, end);
      if (isTooLarge(digits)) large.push({ steps: open.map(({ step }) => step), digits });
      at = end;
    } else at += 1;
  }
  return { duplicates: [...duplicates], large };
}

/** The place behind the closing quote. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '"') return at + 1;
  }
  return text.length;
}

/** Whether the text that ends here names a member. */
function isName(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && ' \n\r\t'.includes(text[at] as string)) at += 1;
  return text[at] === ':';
}

function endOfNumber(text: string, start: number): number {
  let at = start;
  while (at < text.length && '0123456789+-.eE'.includes(text[at] as string)) at += 1;
  return at;
}

const isTooLarge = (digits: string): boolean =>
  digits.length > 15 && /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits));

const unescaped = (quoted: string): string =>
  quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);

const placeOf = (open: readonly Open[]): string =>
  open.map(({ step }, n) => (typeof step === 'number' ? `[${step}]` : `${n > 0 ? '.' : ''}${step}`)).join('');

/** Ids keep their digits: as texts where a number would lose some. Changes `body`; every other value stays as it is. */
export function keepDigitsOfIds(body: unknown, { large }: Pick<RawJson, 'large'>): void {
  for (const { steps, digits } of large) {
    const name = steps.findLast((step) => typeof step === 'string');
    if (typeof name !== 'string' || !/(^|_)ids?$/.test(name)) continue;
    let holder: unknown = body;
    for (const step of steps.slice(0, -1)) holder = Object(holder)[step];
    const last = steps.at(-1) as Step;
    if (typeof Object(holder)[last] === 'number') (holder as Record<Step, unknown>)[last] = digits;
  }
}

/** The body of a request, with ids of so many digits as the numbers that they were. */
export const withLargeIds = (json: string): string =>
  json.replace(/"(id|[a-z_]{1,40}_id)":"(-?\d{16,30})"/g, (whole, name: string, digits: string) =>
    isTooLarge(digits) ? `"${name}":${digits}` : whole,
  );
