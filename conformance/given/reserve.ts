/**
 * Clients, items and sequences cannot be deleted: what one check has made, the next one uses, and the next run finds it
 * again by its home: a code, a name or a serie of the suite's own. Owns no request; `given.ts` sends them.
 */
import type { Json } from '../target/call.js';

/** `buyer`: a client who is known by name and code alone, whose documents are looked at. */
export type Reserved = 'client' | 'buyer' | 'item' | 'sequence';

export interface Held {
  kind: Reserved;
  id: string | number;
  /** The number of its home; undefined for what is not brought home. */
  home?: number;
  /** As it was last sent. */
  sent: Json;
  /** Something was sent to it, or named it, since then: nobody knows what it has become. */
  isStale?: boolean;
}

export interface Reserve {
  /** Nobody uses these now. */
  readonly free: Record<Reserved, Held[]>;
  /** All that this run has used or made. */
  readonly known: Held[];
  /** The number of the next home that was not looked at. */
  readonly next: Record<Reserved, number>;
  /** The numbers of the homes where something lives. */
  readonly homes: Record<Reserved, Set<number>>;
  /** Behind these no earlier run has left anything. */
  readonly exhausted: Set<Reserved>;
  /** Every request is shown here: what changes one of these, or names it in a document, makes it stale. */
  sees(operation: string, url: string, body: unknown): void;
  /** The name, code and serie at a home. */
  homeOf(kind: Reserved, number: number): { name: string; code: string; serie: string };
}

/** So many of each are brought home at the end; what is more stays where it is. */
export const mostHomes = 24;

/** `namespace` keeps apart what runs at the same time on one account: the parts of a run, or two pipelines. */
export function createReserve(namespace: string): Reserve {
  const word = namespace.replaceAll(/[^A-Za-z0-9]/g, '');
  const known: Held[] = [];
  return {
    free: { client: [], buyer: [], item: [], sequence: [] },
    known,
    sees: (operation, url, body) => {
      const [, rooms, id] = /\/(clients|items)\/(\d+)[./]/.exec(url) ?? [];
      const isOfDocuments = typeof body === 'string' && !/^(create|update)(Client|Item|Tax)$/.test(operation);
      for (const one of known) {
        const isMeant = String(one.id) === id && (rooms === 'items') === (one.kind === 'item');
        const isNamed = isOfDocuments && body.includes(JSON.stringify(one.sent.name ?? one.id));
        if (isMeant || isNamed) one.isStale = true;
      }
    },
    next: { client: 1, buyer: 1, item: 1, sequence: 1 },
    homes: { client: new Set(), buyer: new Set(), item: new Set(), sequence: new Set() },
    exhausted: new Set(),
    homeOf: (kind, number) => ({
      name: `Conformance ${kind} ${word} ${number}`,
      code: `conformance-${kind}-${word}-${number}`,
      serie: `CONF${word.toUpperCase()}${number}`,
    }),
  };
}
