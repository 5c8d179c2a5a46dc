/**
 * Finds many texts in another one in a single pass (Aho and Corasick): its time grows with the text alone, whatever the
 * texts that are looked for have in common. A regular expression of alternatives begins anew at every character.
 */

export interface LiteralFinder {
  /** The text with every piece that holds one of the literals replaced; pieces that overlap are one. */
  replace(text: string, replacement: string): string;
}

/** The beginning of one or more literals. */
interface Node {
  next: Map<number, Node>;
  /** Where to go on when no next character fits: the longest ending of this beginning that is a beginning too. */
  fallback?: Node;
  /** Length of the longest literal that ends here; 0: none. */
  ends: number;
}

/** Undefined when there is nothing to look for. */
export function literalFinder(literals: Iterable<string>): LiteralFinder | undefined {
  const root: Node = { next: new Map(), ends: 0 };
  for (const literal of literals) {
    let node = root;
    for (let at = 0; at < literal.length; at++) {
      const code = literal.charCodeAt(at);
      const below = node.next.get(code) ?? { next: new Map(), ends: 0 };
      node.next.set(code, below);
      node = below;
    }
    node.ends = literal.length;
  }
  if (root.next.size === 0) return undefined;
  // Parents before their children: the list grows while it is read.
  const nodes = [root];
  for (const node of nodes)
    for (const [code, below] of node.next) {
      below.fallback = node.fallback === undefined ? root : step(node.fallback, code);
      below.ends = Math.max(below.ends, below.fallback.ends);
      nodes.push(below);
    }
  return { replace: (text, replacement) => replace(root, text, replacement) };
}

function step(from: Node, code: number): Node {
  let node = from;
  for (;;) {
    const below = node.next.get(code);
    if (below !== undefined) return below;
    if (node.fallback === undefined) return node;
    node = node.fallback;
  }
}

function replace(root: Node, text: string, replacement: string): string {
  const spans: [start: number, end: number][] = [];
  let node = root;
  for (let at = 0; at < text.length; at++) {
    node = step(node, text.charCodeAt(at));
    if (node.ends === 0) continue;
    let start = at + 1 - node.ends;
    // A longer literal may begin before what was found so far.
    while (spans.length > 0 && (spans.at(-1) as [number, number])[1] > start)
      start = Math.min(start, (spans.pop() as [number, number])[0]);
    spans.push([start, at + 1]);
  }
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans) {
    parts.push(text.slice(done, start), replacement);
    done = end;
  }
  return parts.join('') + text.slice(done);
}
