/**
 * Clients, items and sequences cannot be deleted: what one check has made, the next one uses, and the next run finds it
 * again by its slot: a code, a name or a serie of the suite's own. Owns no request; `given.ts` sends them.
 */
import type { Json } from '../target/call.js';

/** `buyer`: a client who is known by name and code alone, whose documents are looked at. */
export type FixtureKind = 'client' | 'buyer' | 'item' | 'sequence';

export interface Held {
  kind: FixtureKind;
  id: string | number;
  /** The number of its slot; undefined for what is not put back. */
  slot?: number;
  /** As it was last sent. */
  sent: Json;
  /** Something was sent to it, or named it, since then: nobody knows what it has become. */
  isStale?: boolean;
}

export interface FixturePool {
  /** Nobody uses these now. */
  readonly free: Record<FixtureKind, Held[]>;
  /** All that this run has used or made. */
  readonly known: Held[];
  /** The number of the next slot that was not looked at. */
  readonly next: Record<FixtureKind, number>;
  /** The numbers of the slots where a record is. */
  readonly slots: Record<FixtureKind, Set<number>>;
  /** Behind these no earlier run has left anything. */
  readonly exhausted: Set<FixtureKind>;
  /** Every request is shown here: what changes one of these, or names it in a document, makes it stale. */
  sees(operation: string, url: string, body: unknown): void;
  /** The name, code and serie at a slot. */
  slotOf(kind: FixtureKind, number: number): { name: string; code: string; serie: string };
}

/** So many of each are put back at the end, about what a run needs; what is more stays where it is. */
export const mostSlots = { client: 24, item: 32 };

/** `namespace` keeps apart what runs at the same time on one account: the parts of a run, or two pipelines. */
export function createFixturePool(namespace: string): FixturePool {
  const word = namespace.replaceAll(/[^A-Za-z0-9]/g, '');
  const known: Held[] = [];
  return {
    free: { client: [], buyer: [], item: [], sequence: [] },
    known,
    sees: (operation, url, body) => {
      const [, resource, id] = /\/(clients|items)\/(\d+)[./]/.exec(url) ?? [];
      const isOfDocuments = typeof body === 'string' && !/^(create|update)(Client|Item|Tax)$/.test(operation);
      for (const one of known) {
        const isMeant = String(one.id) === id && (resource === 'items') === (one.kind === 'item');
        const isNamed = isOfDocuments && body.includes(JSON.stringify(one.sent.name ?? one.id));
        if (isMeant || isNamed) one.isStale = true;
      }
    },
    next: { client: 1, buyer: 1, item: 1, sequence: 1 },
    slots: { client: new Set(), buyer: new Set(), item: new Set(), sequence: new Set() },
    exhausted: new Set(),
    slotOf: (kind, number) => ({
      name: `Conformance ${kind} ${word} ${number}`,
      code: `conf-${kind}-${word}-${number}`,
      serie: `CONF${word.toUpperCase()}${number}`,
    }),
  };
}
