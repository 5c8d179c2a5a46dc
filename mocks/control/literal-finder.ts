/**
 * Finds many texts in another one in a single pass (Aho and Corasick): its time grows with the text alone, whatever the
 * texts that are looked for have in common. A regular expression of alternatives begins anew at every character.
 */

export interface LiteralFinder {
  /** The text with every piece that holds one of the literals replaced; pieces that overlap are one. */
  replace(text: string, replacement: string): string;
}

interface Automaton {
  /** Node and character, as one number, to the next node. */
  next: Map<number, number>;
  /** Where to go on when no next character fits. */
  fallback: number[];
  /** Length of the longest literal that ends at the node; 0: none. */
  ends: number[];
}

const CHARACTERS = 0x1_0000;
const ROOT = 0;

/** Undefined when there is nothing to look for. */
export function literalFinder(literals: Iterable<string>): LiteralFinder | undefined {
  const wanted = [...new Set(literals)].filter((one) => one !== '');
  if (wanted.length === 0) return undefined;
  const automaton = build(wanted);
  return { replace: (text, replacement) => replace(automaton, text, replacement) };
}

function build(literals: readonly string[]): Automaton {
  const next = new Map<number, number>();
  const ends = [0];
  const parents: { node: number; code: number }[] = [{ node: ROOT, code: 0 }];
  for (const literal of literals) {
    let node = ROOT;
    for (let at = 0; at < literal.length; at++) {
      const code = literal.charCodeAt(at);
      const key = node * CHARACTERS + code;
      let below = next.get(key);
      if (below === undefined) {
        below = ends.push(0) - 1;
        parents.push({ node, code });
        next.set(key, below);
      }
      node = below;
    }
    ends[node] = literal.length;
  }
  const automaton: Automaton = { next, ends, fallback: new Array(ends.length).fill(ROOT) };
  for (const node of byDepth(parents)) link(automaton, node, parents[node] as { node: number; code: number });
  return automaton;
}

/** Parents before their children, level by level. */
function byDepth(parents: readonly { node: number }[]): number[] {
  const depths = [0];
  for (let node = 1; node < parents.length; node++)
    depths[node] = (depths[parents[node]?.node ?? ROOT] as number) + 1;
  return depths
    .map((_depth, node) => node)
    .slice(1)
    .sort((a, b) => (depths[a] as number) - (depths[b] as number));
}

function link(
  { next, fallback, ends }: Automaton,
  node: number,
  parent: { node: number; code: number },
): void {
  if (parent.node === ROOT) return;
  fallback[node] = step({ next, fallback, ends }, fallback[parent.node] as number, parent.code);
  ends[node] = Math.max(ends[node] as number, ends[fallback[node] as number] as number);
}

function step({ next, fallback }: Automaton, from: number, code: number): number {
  let node = from;
  for (;;) {
    const below = next.get(node * CHARACTERS + code);
    if (below !== undefined) return below;
    if (node === ROOT) return ROOT;
    node = fallback[node] as number;
  }
}

function replace(automaton: Automaton, text: string, replacement: string): string {
  const spans: [start: number, end: number][] = [];
  let node = ROOT;
  for (let at = 0; at < text.length; at++) {
    node = step(automaton, node, text.charCodeAt(at));
    const length = automaton.ends[node] as number;
    if (length === 0) continue;
    let start = at + 1 - length;
    // A longer literal may begin before what was found so far.
    while (spans.length > 0 && (spans.at(-1) as [number, number])[1] > start)
      start = Math.min(start, (spans.pop() as [number, number])[0]);
    spans.push([start, at + 1]);
  }
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans) {
    parts.push(text.slice(done, start), replacement);
    done = end;
  }
  return parts.join('') + text.slice(done);
}
