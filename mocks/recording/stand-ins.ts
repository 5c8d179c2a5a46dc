/**
 * Stand-ins for personal values: the same one for the same value, in a form that the contract accepts, derived only
 * from the order of the values. The values are kept in memory only.
 */

const pad = (count: number, width: number): string => String(count).padStart(width, '0');

/** A Portuguese fiscal number of a company, with its check digit. */
function fiscalNumber(count: number): string {
  const digits = `5${pad(count, 7)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
  const check = 11 - (sum % 11);
  return digits + (check > 9 ? 0 : check);
}

/** `AAB`: counts in characters, for codes that may not contain digits. */
const characters = (count: number): string =>
  [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(count / place) % 26))).join('');

const FORMS = {
  client: (count) => `Client ${count}`,
  company: (count) => `Company ${count}`,
  person: (count) => `Person ${count}`,
  item: (count) => `Item ${count}`,
  email: (count) => `person${count}@example.com`,
  phone: (count) => `21${pad(count, 7)}`,
  fiscal: fiscalNumber,
  street: (count) => `Street ${count}`,
  city: (count) => `City ${count}`,
  postcode: (count) => `${1000 + (count % 9000)}-${pad(Math.floor(count / 9000), 3)}`,
  country: (count) => `Country ${count}`,
  site: (count) => `https://site${count}.example.com`,
  code: (count) => `C${count}`,
  tax: (count) => `Tax ${count}`,
  serie: (count) => `S${count}`,
  link: (count) => `https://example.com/link/${count}`,
  plate: (count) => `AA-${pad(count, 2)}-AA`,
  iban: (count) => `PT50${pad(count, 21)}`,
  validation: (count) => `CODE${pad(count, 4)}`,
  digits: (count) => pad(count, 9),
  word: (count) => characters(count),
  secret: (count) => `secret-${count}`,
  refusal: (count) => `Refused, reason ${count}`,
  text: (count) => `Text ${count}`,
} satisfies Readonly<Record<string, (count: number) => string>>;

/** The kind of a value. */
export type Category = keyof typeof FORMS;

export type StandIns = ReturnType<typeof createStandIns>;

const plain = (value: string): string => value.trim().replace(/\s+/g, ' ').toLowerCase();

export function createStandIns() {
  const tables = new Map<Category, Map<string, number>>();
  function countOf(category: Category, value: string): number {
    const table = tables.get(category) ?? new Map<string, number>();
    tables.set(category, table);
    const key = plain(value);
    const known = table.get(key) ?? table.size + 1;
    table.set(key, known);
    return known;
  }
  return {
    text: (category: Category, value: string) =>
      value.trim() === '' ? value : FORMS[category](countOf(category, value)),
    /** For a value that was written as a number. */
    number(category: Category, value: number) {
      const count = countOf(category, String(value));
      const digits = FORMS[category](count);
      return /^\d+$/.test(digits) ? Number(digits) : count;
    },
  };
}
