/**
 * Owns the shapes at which the service meets the world: requests, responses, options, handlers. The service
 * knows nothing of HTTP servers, Prism or node; whoever calls it turns the wire into these values.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Clock } from './clock.js';
import type { Service } from './service.js';
import type { AccountState, World } from './store/world.js';

export interface ServiceRequest {
  readonly operation: OperationId;
  /** Account name out of the host; undefined is the default account. */
  readonly account?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed JSON; undefined when nothing was sent. */
  readonly body: unknown;
  /** `http://host:port` as the caller wrote it, for links in answers. */
  readonly baseUrl: string;
}

export interface ServiceResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Context {
  readonly world: World;
  /** The account of the request's host; account creation is handled without one. */
  readonly account: AccountState;
  readonly clock: Clock;
  readonly settings: Settings;
}

export type Handler = (context: Context, request: ServiceRequest) => ServiceResponse;

/** Lawful alternatives: every value of each is allowed by the contract or left open by it. */
export interface Variations {
  statusSpelling: 'accepted' | 'Accepted';
  /** What get answers for a deleted document; with '404' lists leave it out as well. */
  deletedDocuments: 'get' | '404';
  /** Another account's record. */
  foreignRecord: 404 | 401;
  guideCreateStatus: 200 | 201;
  /** A trigger repeated on a document that is already there. */
  repeatTrigger: 'refuse' | 'accept-unchanged';
  /** What creating an item, client or sequence answers. */
  createBodies: 'record' | 'empty';
  taxValueAs: 'text' | 'number';
  /** The first id; undefined: computed from the seed. */
  idStart: number | undefined;
  /** Distance from one id to the next. */
  idStep: number;
  listOrder: 'newest' | 'oldest';
  perPageDefault: 10 | 20 | 30;
  changeStateAnswer: 'document' | 'empty';
  /** Which wrappers bodies of documents may have besides their own singular type. */
  wrappers: 'all' | 'own' | 'invoice-only' | 'shipping-only';
  /** Optional fields that are not set. */
  unsetFields: 'null' | 'absent';
  /** A draft's sequence_number. */
  draftNumber: 'draft' | 'rascunho' | 'null';
  /** Fields that only a finalized document has. */
  draftFields: 'null' | 'absent';
  /** /invoices.json without a type filter: the whole family, or documents of type Invoice. */
  invoicesList: 'family' | 'invoice';
  /** The key of the array in lists of the other invoice-family types. */
  familyListKey: 'plural' | 'invoices';
  itemsPagination: 'absent' | 'present';
  finalUpdate: 'refuse' | 'accept';
  cancelMessage: 'required' | 'optional';
  numericItemPrice: 'refuse' | 'accept';
  itemPriceOnUpdate: 'optional' | 'required';
  /** Whether a line's subtotal is before or after its discount. */
  lineSubtotal: 'before-discount' | 'after-discount';
  clientUpdateStatus: 200 | 204;
  /** Whether create_already_user refuses an e-mail and password that no user has. */
  unknownUser: 'refuse' | 'accept';
  /** Largest page; greater wishes are cut to it. */
  perPageMax: number;
  estimatePdfMissing: 404 | 401;
  /** Further fields in every document, item, client and tax. */
  extraFields: boolean;
  draftPdf: 406 | 200;
  draftQrCode: 422 | 200;
}

export interface Settings {
  readonly seed: string;
  /** Refusals carry JSON (one error or a list), or an empty body as the older form does. */
  readonly errorBodies: 'json' | 'list' | 'empty';
  /** Refuses what real services were seen to refuse beyond the state tables. */
  readonly strictRules: boolean;
  /** How often a PDF or SAF-T request answers 202 before 200. */
  readonly asyncPolls: number;
  /** How long it answers 202 at least, in milliseconds of the service's clock. */
  readonly asyncMs: number;
  /** SAF-T generation answers 500. */
  readonly saftFails: boolean;
  readonly variations: Readonly<Variations>;
  /** Whether a document that is read again may be answered with the same (frozen) value. */
  readonly reuseAnswers: boolean;
  /** The address of an account, for the `url` that creating one answers. */
  readonly accountUrl: (name: string, baseUrl: string) => string;
}

/** `service` is the one being decorated; its snapshot, restore, read and write do not pass the decoration. */
export type Decorate = (handle: Handle, service: Service) => Handle;

export type Handle = (request: ServiceRequest) => ServiceResponse;

export interface ServiceOptions extends Partial<Omit<Settings, 'seed' | 'variations' | 'reuseAnswers'>> {
  seed?: string | number | undefined;
  /** ISO date-time at which the clock stands still; without it the machine's clock runs. */
  clock?: string | undefined;
  variations?: Partial<Variations> | undefined;
  /**
   * Puts something around `handle`: a guise that answers in another lawful way, or a deliberate fault. Forks
   * get their own, made by the same function. Without it nothing lies between a request and its handler.
   */
  decorate?: Decorate | undefined;
}
