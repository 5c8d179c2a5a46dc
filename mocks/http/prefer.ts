/**
 * Parses a `Prefer` header as Prism does: code, example, dynamic, seed. Query parameters such as `__code`, which Prism
 * also supports, are left to the API.
 */
import type { Preference } from '../prism/prism-types.js';
import { readHeaderParameter } from './header-parameter.js';

export type ReadPreference = { ok: true; preference?: Preference } | { ok: false; message: string };

/** The preference, undefined when the header has none of Prism's names; a message for an invalid value. */
export function readPrefer(header: string): ReadPreference {
  const preference: Preference = {};
  for (const part of header.split(/[,;]/)) {
    const { name = '', value = '' } = readHeaderParameter(part) ?? {};
    switch (name.toLowerCase()) {
      case 'code':
        if (!/^[1-5]\d\d$/.test(value)) return refused('code', 'a status such as 422', value);
        preference.code = Number(value);
        break;
      case 'dynamic':
        if (value !== 'true' && value !== 'false') return refused('dynamic', 'true or false', value);
        preference.dynamic = value === 'true';
        break;
      case 'example':
        preference.exampleKey = value;
        break;
      case 'seed':
        preference.seed = value;
        break;
    }
  }
  return Object.keys(preference).length === 0 ? { ok: true } : { ok: true, preference };
}

function refused(name: string, wanted: string, got: string): ReadPreference {
  return { ok: false, message: `Prefer: ${name} must be ${wanted}, got "${got.slice(0, 40)}"` };
}
