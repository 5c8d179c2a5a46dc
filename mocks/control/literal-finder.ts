/**
 * Finds many literals in a text in a single pass (Aho-Corasick), in time linear in the text whatever the literals are.
 * A regular expression of alternatives would start again at every character.
 */

export interface LiteralFinder {
  /** The text with every literal replaced; overlapping ones are replaced as one. */
  replace(text: string, replacement: string): string;
}

/** A prefix of one or more literals. */
interface Node {
  next: Map<number, Node>;
  /** Failure link: the longest proper suffix of this prefix that is a prefix too. */
  fallback?: Node;
  /** Length of the longest literal that ends here; 0: none. */
  ends: number;
}

/** Undefined without any literal. */
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
  // Breadth first: the list grows while it is iterated.
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
    // A longer literal may start before the spans found so far.
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
