/**
 * Everything that looks random: tokens, keys, codes and pseudo-random numbers, computed from the seed. Without state,
 * so the same seed gives the same values in every run. Not for secrets.
 */

/** Four 32-bit words that depend on every character of the text (the public-domain cyrb128 mix). */
function hash128(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Eight hexadecimal digits, by bytes: `toString(16)` of a 32-bit word is slower, since it handles fractions. */
function hex(word: number): string {
  const [first, second] = [bytes[word >>> 24], bytes[(word >>> 16) & 255]];
  return `${first}${second}${bytes[(word >>> 8) & 255]}${bytes[word & 255]}`;
}

/** 32 hexadecimal digits, the same for the same parts. */
export function token(...parts: readonly (string | number)[]): string {
  const [a, b, c, d] = hash128(parts.join('\u0000'));
  return hex(a) + hex(b) + hex(c) + hex(d);
}

/** `length` characters out of `characters`, the same for the same parts. */
export function code(length: number, characters: string, ...parts: readonly (string | number)[]): string {
  const next = random(...parts);
  let text = '';
  for (let i = 0; i < length; i++) text += characters[Math.floor(next() * characters.length)];
  return text;
}

/** A generator of numbers in [0, 1), started from the parts (mulberry32). */
export function random(...parts: readonly (string | number)[]): () => number {
  let state = hash128(parts.join('\u0000'))[0];
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
