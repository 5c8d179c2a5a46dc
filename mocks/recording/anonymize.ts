/** Replaces keys, names, addresses and texts in a body by stand-ins; keeps ids, amounts, dates and states. */
import { categoryOf, placeNamed } from './fields.js';
import type { StandIns } from './stand-ins.js';

/** A copy without personal values. */
export function anonymized(standIns: StandIns, value: unknown, field = '', within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => anonymized(standIns, one, field, within));
  if (typeof value === 'object' && value !== null) {
    const place = placeNamed(field);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, anonymized(standIns, inner, key, place)]),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const special = SPECIAL[field];
  if (special !== undefined && typeof value === 'string') return special(standIns, value);
  if (field === 'reference' && within === 'mb_reference')
    return standIns.text('digits', String(value)).replace(/(\d{3})(?=\d)/g, '$1 ');
  const category = categoryOf(field, within, value);
  if (category === undefined) return value;
  return typeof value === 'number' ? standIns.number(category, value) : standIns.text(category, value);
}

type Special = (standIns: StandIns, value: string) => string;

const serieOf: Special = (standIns, serie) => (/^\d{4}$/.test(serie) ? serie : standIns.text('serie', serie));
const codeOf: Special = (standIns, code) =>
  /^N\/[AD]$/.test(code) ? code : standIns.text('validation', code);

/** Numbers of documents contain the name of their series, and codes contain the number. */
const SPECIAL: Readonly<Record<string, Special>> = {
  sequence_number: (standIns, value) => {
    const [, number, serie] = /^(\d{1,9})\/(.+)$/.exec(value) ?? [];
    if (number !== undefined && serie !== undefined) return `${number}/${serieOf(standIns, serie)}`;
    return /^(draft|rascunho)$/.test(value) ? value : standIns.text('text', value);
  },
  inverted_sequence_number: (standIns, value) => {
    const [, serie, number] = /^(.+)\/(\d{1,9})$/.exec(value) ?? [];
    return number !== undefined && serie !== undefined
      ? `${serieOf(standIns, serie)}/${number}`
      : standIns.text('text', value);
  },
  serie: serieOf,
  atcud: (standIns, value) => {
    const [, code, number] = /^(.+)-(\d{1,9})$/.exec(value) ?? [];
    return code !== undefined && number !== undefined
      ? `${codeOf(standIns, code)}-${number}`
      : codeOf(standIns, value);
  },
};
