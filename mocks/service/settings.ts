/** All settings of the service with their defaults: conforming alternatives, and the others. */
import type { ErrorForm } from './error-body.js';

/** Conforming alternatives, the default first: the contract allows each value, or leaves it open. */
export const defaultVariations = {
  statusSpelling: 'accepted' as 'accepted' | 'Accepted',
  /** The answer of get for a deleted document; with '404' lists omit it too. */
  deletedDocuments: 'get' as 'get' | '404',
  /** The status for another account's record. */
  foreignRecord: 404 as 404 | 401,
  guideCreateStatus: 200 as 200 | 201,
  /** A trigger repeated on a document that is already in its state. */
  repeatTrigger: 'refuse' as 'refuse' | 'accept-unchanged',
  /** The answer to creating an item, client or sequence. */
  createBodies: 'record' as 'record' | 'empty',
  taxValueAs: 'text' as 'text' | 'number',
  /** The first id; undefined: computed from the seed. */
  idStart: undefined as number | undefined,
  /** Distance from one id to the next. */
  idStep: 1,
  listOrder: 'newest' as 'newest' | 'oldest',
  perPageDefault: 10 as 10 | 20 | 30,
  changeStateAnswer: 'document' as 'document' | 'empty',
  /** Which wrappers bodies of documents may have besides their own singular type. */
  wrappers: 'all' as 'all' | 'own' | 'invoice-only' | 'shipping-only',
  /** Optional fields that are not set. */
  unsetFields: 'null' as 'null' | 'absent',
  /** A draft's sequence_number. */
  draftNumber: 'draft' as 'draft' | 'rascunho' | 'null',
  /** Fields that only a finalized document has. */
  draftFields: 'null' as 'null' | 'absent',
  /** /invoices.json without a type filter: the whole family, or documents of type Invoice. */
  invoicesList: 'family' as 'family' | 'invoice',
  /** The key of the array in lists of the other invoice-family types. */
  familyListKey: 'plural' as 'plural' | 'invoices',
  itemsPagination: 'absent' as 'absent' | 'present',
  finalUpdate: 'refuse' as 'refuse' | 'accept',
  cancelMessage: 'required' as 'required' | 'optional',
  numericItemPrice: 'refuse' as 'refuse' | 'accept',
  itemPriceOnUpdate: 'optional' as 'optional' | 'required',
  /** Whether a line's subtotal is before or after its discount. */
  lineSubtotal: 'before-discount' as 'before-discount' | 'after-discount',
  clientUpdateStatus: 200 as 200 | 204,
  /** Whether create_already_user refuses an e-mail and password that no user has. */
  unknownUser: 'refuse' as 'refuse' | 'accept',
  /** Largest page; a higher `per_page` is reduced to it. */
  perPageMax: 1000,
  estimatePdfMissing: 404 as 404 | 401,
  /** Further fields in every document, item, client and tax. */
  extraFields: false,
  draftPdf: 406 as 406 | 200,
  draftQrCode: 422 as 422 | 200,
};
export type Variations = typeof defaultVariations;

export interface Settings {
  readonly seed: string;
  /** Refusals carry JSON (one error or a list), or an empty body as the older form does. */
  readonly errorBodies: ErrorForm;
  /** Also refuses what real services refuse although the state tables allow it. */
  readonly strictRules: boolean;
  /** How often a PDF or SAF-T request answers 202 before 200. */
  readonly asyncPolls: number;
  /** The minimum time of 202 answers, in milliseconds of the service's clock. */
  readonly asyncMs: number;
  /** SAF-T generation answers 500. */
  readonly saftFails: boolean;
  readonly variations: Readonly<Variations>;
  /** Whether a document that is read again may be answered with the same (frozen) value. */
  readonly reuseAnswers: boolean;
  /** The address of an account, for the `url` in the answer to creating one. */
  readonly accountUrl: (name: string, baseUrl: string) => string;
}

/** Settings as options; those left out have a default. */
export interface GivenSettings extends Partial<Omit<Settings, 'seed' | 'variations' | 'reuseAnswers'>> {
  seed?: string | number | undefined;
  variations?: Partial<Variations> | undefined;
}

/** `http://127.0.0.1:4010` becomes `http://NAME.localhost:4010`: every machine resolves that to itself. */
function localUrl(name: string, baseUrl: string): string {
  const match = /^(https?:\/\/)(?:\[[^\]]*\]|[^/:]*)(:\d+)?/.exec(baseUrl);
  return `${match?.[1] ?? 'http://'}${name}.localhost${match?.[2] ?? ''}`;
}

/** `reuseAnswers`: see Settings. */
export function settingsOf(options: GivenSettings, reuseAnswers: boolean): Settings {
  const given = Object.entries(options.variations ?? {}).filter(([, value]) => value !== undefined);
  return {
    seed: String(options.seed ?? 1),
    errorBodies: options.errorBodies ?? 'json',
    strictRules: options.strictRules ?? false,
    asyncPolls: options.asyncPolls ?? 1,
    asyncMs: options.asyncMs ?? 0,
    saftFails: options.saftFails ?? false,
    accountUrl: options.accountUrl ?? localUrl,
    reuseAnswers,
    variations: { ...defaultVariations, ...Object.fromEntries(given) },
  };
}

/** The settings for loading a scenario: the defaults, so that it loads the same in every variant. */
export function plainSettings(settings: Settings): Settings {
  return { ...settings, errorBodies: 'json', strictRules: false, variations: defaultVariations };
}
