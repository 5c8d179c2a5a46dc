/**
 * `--plain`: no request contains the name of the suite, so that a server (or a gateway in front of it) cannot treat it
 * differently. In requests the word is replaced by an ordinary one of the same length, drawn by the seed; in answers it is
 * replaced back, so that the checks compare unchanged texts.
 */
import { drawing } from '../conditions/drawing.js';
import { literalPattern } from './literal-pattern.js';
import type { Settings } from './settings.js';

/** The word in the names of the suite and of its records. */
const own = 'conformance';

/** Words of the same length, since lengths are judged. */
const ordinary = [
  ...[
    'restaurante',
    'mercadorias',
    'ferramentas',
    'informatica',
    'contabilista',
    'manutencoes',
    'exportacoes',
  ],
  ...[
    'laboratorio',
    'cooperativa',
    'albuquerque',
    'fornecedora',
    'consultoria',
    'distribuida',
    'assistencia',
  ],
].filter((word) => word.length === own.length);

const places = ['lisboa', 'braga', 'faro', 'leiria', 'viseu', 'evora', 'guarda', 'aveiro', 'setubal', 'beja'];

/** Swaps the two words in a text; applied twice it restores the text. */
export type Swap = (text: string) => string;

export const unswapped: Swap = (text) => text;

type Known = Pick<Settings, 'plain' | 'seed' | 'baseUrl' | 'apiKey' | 'publicUrl' | 'second'>;

/** The word that is sent in place of the suite's; undefined without `--plain`. */
export const wordSent = ({ plain, seed }: Pick<Settings, 'plain' | 'seed'>): string | undefined =>
  plain ? ordinary[Math.floor(drawing(seed)() * ordinary.length)] : undefined;

export function swapFor(settings: Known): Swap {
  const { baseUrl, apiKey, publicUrl, second } = settings;
  const kept = [baseUrl, publicUrl, second?.baseUrl, apiKey, second?.apiKey];
  return swapOf(
    wordSent(settings),
    kept.filter((one) => one !== undefined),
  );
}

/** `kept` are texts that stay unchanged even if they contain one of the words. */
export function swapOf(word: string | undefined, kept: readonly string[]): Swap {
  if (word === undefined) return unswapped;
  const longestFirst = [...kept].sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...longestFirst.map(literalPattern), own, word].join('|'), 'gi');
  return (text) =>
    text.replace(pattern, (found) => {
      const isOwn = found.toLowerCase() === own;
      if (kept.includes(found) || !(isOwn || found.toLowerCase() === word)) return found;
      const other = isOwn ? word : own;
      if (found === found.toUpperCase()) return other.toUpperCase();
      return /^[A-Z]/.test(found) ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
    });
}

/** The swap for bytes, text or not; all other bytes stay unchanged. */
export const swappedBytes = (bytes: Uint8Array, swap: Swap): Buffer =>
  Buffer.from(swap(Buffer.from(bytes).toString('latin1')), 'latin1');

/** The tag in the names of a run's records: short, unique enough for one account, and not derived from the seed. */
export function newTag(isPlain: boolean, random: () => number = Math.random): string {
  if (!isPlain) return `${Date.now().toString(36).slice(-6)}${Math.floor(random() * 1296).toString(36)}`;
  return `${places[Math.floor(random() * places.length)]}${Math.floor(random() * 1e8)}`;
}
