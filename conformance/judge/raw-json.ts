/**
 * What `JSON.parse` loses: duplicate names in objects, and the digits of integers beyond the precision of a double. One pass
 * over a valid JSON text.
 */

export type Step = string | number;

export interface RawJson {
  /** The first distinct paths of duplicate names, such as `invoice.items[1].name`. */
  duplicates: string[];
  /** Integers that a double cannot represent, with their digits. */
  large: { steps: Step[]; digits: string }[];
}

interface Open {
  /** The names so far; undefined for a list. */
  names?: Set<string>;
  step: Step;
}

const mostDuplicates = 20;

/** `text` must be valid JSON: this is not checked. */
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

/** The index after the closing quote. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '"') return at + 1;
  }
  return text.length;
}

/** Whether the string that ends here is the name of a member. */
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

/** Replaces ids in `body`, which was parsed from `text`, by strings of their digits if a number would lose some. */
export function keepDigitsOfIds(body: unknown, text: string): void {
  if (!/\d{16}/.test(text)) return;
  for (const { steps, digits } of readRawJson(text).large) {
    const name = steps.findLast((step) => typeof step === 'string');
    if (typeof name !== 'string' || !/(^|_)ids?$/.test(name)) continue;
    let holder: unknown = body;
    for (const step of steps.slice(0, -1)) holder = Object(holder)[step];
    const last = steps.at(-1) as Step;
    if (typeof Object(holder)[last] === 'number') (holder as Record<Step, unknown>)[last] = digits;
  }
}

/** The body of a request, with such ids as numbers again. */
export const withLargeIds = (json: string): string =>
  json.replace(/"(id|[a-z_]{1,40}_id)":"(-?\d{16,30})"/g, (whole, name: string, digits: string) =>
    isTooLarge(digits) ? `"${name}":${digits}` : whole,
  );
