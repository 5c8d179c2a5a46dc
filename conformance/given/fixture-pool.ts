/**
 * Clients, items and sequences cannot be deleted. Checks therefore reuse them, and the next run finds them again by their slot:
 * a numbered code, name or serie. Holds the data; acquire.ts sends the requests.
 */
import type { Json } from '../target/call.js';

/** `buyer`: a client with a name and a code only, for checks that look at its documents. */
export type FixtureKind = 'client' | 'buyer' | 'item' | 'sequence';

export interface Held {
  kind: FixtureKind;
  id: string | number;
  /** The number of its slot; undefined when it has none. */
  slot?: number;
  /** The fields that were last sent. */
  sent: Json;
  /** A later request addressed it, or a document named it: its current fields are unknown. */
  isStale?: boolean;
}

export interface FixturePool {
  /** Records that no check holds. */
  readonly free: Record<FixtureKind, Held[]>;
  /** All records that this run has used or created. */
  readonly known: Held[];
  /** The number of the next slot to search. */
  readonly next: Record<FixtureKind, number>;
  /** The numbers of the slots that hold a record. */
  readonly slots: Record<FixtureKind, Set<number>>;
  /** Kinds whose slots of earlier runs have all been found. */
  readonly exhausted: Set<FixtureKind>;
  /** Records of earlier runs are not used: none is searched. */
  startEmpty(): void;
  /** Receives every request; marks a record as stale when the request addresses it or a document names it. */
  sees(operation: string, url: string, body: unknown): void;
  slotOf(kind: FixtureKind, number: number): { name: string; code: string; serie: string };
}

/** How many of each kind are reset at the end of a run, about as many as a run needs; the rest stays as it is. */
export const mostSlots = { client: 24, item: 32 };

/** `namespace` separates runs on one account at the same time: the parts of a run, or two pipelines. */
export function createFixturePool(namespace: string): FixturePool {
  const word = namespace.replaceAll(/[^A-Za-z0-9]/g, '');
  const known: Held[] = [];
  const exhausted = new Set<FixtureKind>();
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
    exhausted,
    startEmpty: () => {
      for (const kind of ['client', 'buyer', 'item', 'sequence'] as const) exhausted.add(kind);
    },
    slotOf: (kind, number) => ({
      name: `Conformance ${kind} ${word} ${number}`,
      code: `conf-${kind}-${word}-${number}`,
      serie: `CONF${word.toUpperCase()}${number}`,
    }),
  };
}
