/**
 * `--plain`: nothing that is sent names the suite, so that a server (or a gateway before it) cannot treat it apart. The suite's own
 * word is swapped for an ordinary one of the same length, drawn by the seed, in all that is sent, and swapped back in all
 * that is received: whatever the checks compare stays as it is. Names are drawn here; nothing is sent.
 */
import { drawing } from '../conditions/drawing.js';
import type { Settings } from './settings.js';

/** The word by which the suite names itself and its records. */
const own = 'conformance';

/** As long as the own word, since lengths are judged. */
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

/** Swaps the words in a text, and a second time undoes it. */
export type Swap = (text: string) => string;

export const unswapped: Swap = (text) => text;

type Known = Pick<Settings, 'plain' | 'seed' | 'baseUrl' | 'apiKey' | 'publicUrl' | 'second'>;

/** The word that is sent for the suite's own; undefined without `--plain`. */
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

/** `kept` are texts that stay as they are though they hold one of the words. */
export function swapOf(word: string | undefined, kept: readonly string[]): Swap {
  if (word === undefined) return unswapped;
  const longestFirst = [...kept].sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...longestFirst.map(escaped), own, word].join('|'), 'gi');
  return (text) =>
    text.replace(pattern, (found) => {
      const isOwn = found.toLowerCase() === own;
      if (kept.includes(found) || !(isOwn || found.toLowerCase() === word)) return found;
      const other = isOwn ? word : own;
      if (found === found.toUpperCase()) return other.toUpperCase();
      return /^[A-Z]/.test(found) ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The swap for bytes: other bytes stay as they are, be they text or not. */
export const swappedBytes = (bytes: Uint8Array, swap: Swap): Buffer =>
  Buffer.from(swap(Buffer.from(bytes).toString('latin1')), 'latin1');

/** Stands in the names of what a run makes: short, unique enough for one account, and never derived from the seed. */
export function newTag(isPlain: boolean, random: () => number = Math.random): string {
  if (!isPlain) return `${Date.now().toString(36).slice(-6)}${Math.floor(random() * 1296).toString(36)}`;
  return `${places[Math.floor(random() * places.length)]}${Math.floor(random() * 1e8)}`;
}
