/** Owns the defaults of every option of the service. */
import type { ServiceOptions, Settings, Variations } from './types.js';

export const defaultVariations: Variations = {
  statusSpelling: 'accepted',
  deletedDocuments: 'get',
  foreignRecord: 404,
  guideCreateStatus: 200,
  repeatTrigger: 'refuse',
  createBodies: 'record',
  taxValueAs: 'text',
  idStart: undefined,
  idStep: 1,
  listOrder: 'newest',
  perPageDefault: 10,
  changeStateAnswer: 'document',
  wrappers: 'all',
  unsetFields: 'null',
  draftNumber: 'draft',
  draftFields: 'null',
  invoicesList: 'family',
  familyListKey: 'plural',
  itemsPagination: 'absent',
  finalUpdate: 'refuse',
  cancelMessage: 'required',
  numericItemPrice: 'refuse',
  itemPriceOnUpdate: 'optional',
  lineSubtotal: 'before-discount',
  clientUpdateStatus: 200,
  unknownUser: 'refuse',
  perPageMax: 1000,
  estimatePdfMissing: 404,
  extraFields: false,
  draftPdf: 406,
  draftQrCode: 422,
};

/** `http://127.0.0.1:4010` becomes `http://NAME.localhost:4010`: every machine resolves that to itself. */
function localUrl(name: string, baseUrl: string): string {
  const match = /^(https?:\/\/)(?:\[[^\]]*\]|[^/:]*)(:\d+)?/.exec(baseUrl);
  return `${match?.[1] ?? 'http://'}${name}.localhost${match?.[2] ?? ''}`;
}

export function settingsOf(options: ServiceOptions): Settings {
  const given = Object.entries(options.variations ?? {}).filter(([, value]) => value !== undefined);
  return {
    seed: String(options.seed ?? 1),
    errorBodies: options.errorBodies ?? 'json',
    strictRules: options.strictRules ?? false,
    asyncPolls: options.asyncPolls ?? 1,
    asyncMs: options.asyncMs ?? 0,
    saftFails: options.saftFails ?? false,
    accountUrl: options.accountUrl ?? localUrl,
    // What lies around the service may change an answer in place.
    reuseAnswers: options.decorate === undefined,
    variations: { ...defaultVariations, ...Object.fromEntries(given) },
  };
}

/** What a scenario is loaded with: one is written for plain answers, and loads the same in every guise. */
export function plainSettings(settings: Settings): Settings {
  return { ...settings, errorBodies: 'json', strictRules: false, variations: defaultVariations };
}
