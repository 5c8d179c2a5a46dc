/**
 * Finds the operation of a request: an anchored table by path segments, prepared once. Replaces Prism's own `route`,
 * which sorts and compiles every path on every request and lets `/items/1.jsonx` through.
 */
import type { Operation } from '../../generated/operations.js';
import { percentDecoded } from '../service/percent-decoded.js';
import { withoutTrailing } from '../service/text-ends.js';
import { nearest } from './nearest.js';

export interface Match {
  operation: Operation;
  /** Path parameters, percent-decoded text. */
  params: Record<string, string>;
}

export interface Miss {
  /** Methods the path does have, upper case; empty when the path is unknown. */
  allow: string[];
  /** What is wrong and what to do about it. */
  message: string;
  /** The path that was probably meant. */
  meant?: string | undefined;
}

export type Router = (method: string, path: string) => Match | Miss;

interface Variable {
  name: string;
  prefix: string;
  suffix: string;
  node: Node;
}

interface Node {
  fixed: Map<string, Node>;
  variable: Variable[];
  methods: Map<string, { operation: Operation; names: string[] }>;
}

/** Whether the router found an operation. */
export function isMatch(found: Match | Miss): found is Match {
  return 'operation' in found;
}

/** The router's result for a request; HEAD is routed as GET. */
export const routed = (router: Router, { method, url }: { method: string; url: string }): Match | Miss =>
  router(method === 'HEAD' ? 'get' : method.toLowerCase(), url.split('?', 1)[0] ?? '');

/** Builds the table. A path of the contract takes precedence over an alias. */
export function createRouter(operations: readonly Operation[]): Router {
  const root = emptyNode();
  for (const operation of operations) insert(root, operation.path, operation, false);
  for (const operation of operations) {
    for (const alias of operation.aliases ?? []) insert(root, alias, operation, true);
  }
  return (method, path) => {
    const segments = path.split('/');
    const values: string[] = [];
    const node = find(root, segments, 1, values, method);
    const target = node?.methods.get(method);
    if (target !== undefined) return matchOf(target.operation, target.names, values);
    if (node !== undefined) return wrongMethod(node, method, path);
    return unknownPath(root, path);
  };
}

function emptyNode(): Node {
  return { fixed: new Map(), variable: [], methods: new Map() };
}

function insert(root: Node, path: string, operation: Operation, onlyIfFree: boolean): void {
  const names: string[] = [];
  let node = root;
  for (const segment of path.split('/').slice(1)) {
    const from = segment.indexOf('{');
    const to = segment.indexOf('}', from);
    if (from === -1 || to === -1) {
      let next = node.fixed.get(segment);
      if (next === undefined) {
        next = emptyNode();
        node.fixed.set(segment, next);
      }
      node = next;
      continue;
    }
    const [prefix, name, suffix] = [
      segment.slice(0, from),
      segment.slice(from + 1, to),
      segment.slice(to + 1),
    ];
    names.push(name);
    let entry = node.variable.find((one) => one.prefix === prefix && one.suffix === suffix);
    if (entry === undefined) {
      entry = { name, prefix, suffix, node: emptyNode() };
      node.variable.push(entry);
      node.variable.sort((a, b) => b.suffix.length + b.prefix.length - a.suffix.length - a.prefix.length);
    }
    node = entry.node;
  }
  if (onlyIfFree && node.methods.has(operation.method)) return;
  node.methods.set(operation.method, { operation, names });
}

/** Depth first, fixed segments before variable ones; prefers a node that has the method over one that has not. */
function find(
  node: Node,
  segments: string[],
  at: number,
  values: string[],
  method: string,
): Node | undefined {
  if (at === segments.length) return node.methods.size > 0 ? node : undefined;
  const segment = segments[at] ?? '';
  const next = node.fixed.get(segment);
  let other: Node | undefined;
  if (next !== undefined) {
    const found = find(next, segments, at + 1, values, method);
    if (found?.methods.has(method)) return found;
    other = found;
  }
  for (const { prefix, suffix, node: below } of node.variable) {
    if (segment.length <= prefix.length + suffix.length) continue;
    if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) continue;
    values.push(segment.slice(prefix.length, segment.length - suffix.length));
    const found = find(below, segments, at + 1, values, method);
    if (found?.methods.has(method)) return found;
    values.pop();
    other ??= found;
  }
  return other;
}

function matchOf(operation: Operation, names: string[], values: string[]): Match {
  const params: Record<string, string> = {};
  for (let i = 0; i < names.length; i++) params[names[i] as string] = percentDecoded(values[i] ?? '');
  return { operation, params };
}

function wrongMethod(node: Node, method: string, path: string): Miss {
  const allow = [...node.methods.keys()].map((name) => name.toUpperCase());
  if (allow.includes('GET')) allow.push('HEAD');
  allow.push('OPTIONS');
  return { allow, message: `${method.toUpperCase()} is not possible on ${path}; use ${allow.join(', ')}` };
}

function unknownPath(root: Node, path: string): Miss {
  const shown = path.length > 200 ? `${path.slice(0, 200)}...` : path;
  const pdf = PDF.exec(path)?.[1];
  const meant = pdf === undefined ? nearestPath(root, path) : `/api/pdf/${pdf}.json`;
  const advice =
    meant === undefined ? 'see the list of operations in the API description' : `did you mean ${meant}?`;
  return { allow: [], message: `no operation has the path ${shown}; ${advice}`, meant };
}

const PDF = /^\/\w{1,40}\/(\d{1,15})\.pdf$/;
const EXTENSION = /\.\w{1,8}$/;
/** Longer than any path of the contract, so longer ones get no hint. */
const MAX_HINTED = 200;

/** The path that was probably meant, without extra slashes, a wrong extension or misspelt words. */
function nearestPath(root: Node, path: string): string | undefined {
  if (path.length > MAX_HINTED) return undefined;
  const tidy = withoutTrailing(path.replace(/\/{2,}/g, '/'), '/');
  const bare = tidy.replace(EXTENSION, '');
  for (const candidate of [tidy, `${bare}.json`, bare]) {
    const found = spelled(root, candidate.split('/'), 1);
    if (found !== undefined && `/${found.join('/')}` !== path) return `/${found.join('/')}`;
  }
  return undefined;
}

/** The segments from `at` on with misspelt ones corrected; undefined when they match no path. */
function spelled(node: Node, segments: readonly string[], at: number): string[] | undefined {
  if (at === segments.length) return node.methods.size > 0 ? [] : undefined;
  const segment = segments[at] ?? '';
  const fixed = node.fixed.has(segment) ? segment : nearest(segment, [...node.fixed.keys()]);
  const next = fixed === undefined ? undefined : node.fixed.get(fixed);
  const rest = next && spelled(next, segments, at + 1);
  if (rest !== undefined) return [fixed as string, ...rest];
  for (const { prefix, suffix, node: below } of node.variable) {
    if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) continue;
    const value = segment.slice(prefix.length, segment.length - suffix.length);
    const after = /^[\w-]+$/.test(value) ? spelled(below, segments, at + 1) : undefined;
    if (after !== undefined) return [segment, ...after];
  }
  return undefined;
}
