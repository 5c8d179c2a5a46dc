/**
 * Observations of a target, for comparing two targets: the statuses that each check saw for its own operation, and the forms of
 * the values at each place of successful answers. The values themselves are not kept.
 */

import type { Dialect } from '../dialect/dialect.js';
import type { Exchange } from '../judge/exchange.js';
import { isSuccess } from '../judge/status-class.js';
import type { Finding } from '../verdict/finding.js';

export interface Observations {
  /** Check id -> statuses of its own operation, except 202, which depends on timing. */
  statuses: Map<string, Set<string>>;
  /** `operation status` -> path without indices -> forms. */
  forms: Map<string, Map<string, Set<string>>>;
  /** The learned form of an operation's request. */
  requests: Map<string, string>;
  /** Ids of notes: violated interpretations. */
  notes: Set<string>;
}

export interface Observer {
  sees(exchange: Exchange, check: string): void;
  /** The observations until now, with the learned forms of requests. */
  observed(dialect: Dialect, findings: readonly Pick<Finding, 'id' | 'verdict'>[]): Observations;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The number of objects at a place, and how many of them had each key. */
interface Place {
  objects: number;
  keys: Map<string, number>;
}

export function observe(): Observer {
  const statuses: Observations['statuses'] = new Map();
  const forms: Observations['forms'] = new Map();
  const places = new Map<string, Place>();
  return {
    sees: ({ operation, status, responseBody }, check) => {
      if (operation === undefined || status === undefined || status === 202) return;
      if (check.startsWith(`${operation}/`)) into(statuses, check, new Set()).add(String(status));
      const body = isSuccess(status) ? parsed(responseBody) : undefined;
      if (body !== undefined) walk(body, '', `${operation} ${status}`);
    },
    observed: (dialect, findings) => {
      for (const [place, { objects, keys }] of places) {
        const [answer = '', path = ''] = place.split('\n');
        for (const [key, count] of keys)
          if (count < objects)
            into(into(forms, answer, new Map()), below(path, key), new Set()).add('absent');
      }
      const requests = Object.entries({ ...dialect.bodies, ...dialect.queries, ...dialect.triggers });
      return {
        ...{
          statuses,
          forms,
          notes: new Set(findings.filter(({ verdict }) => verdict === 'note').map(({ id }) => id)),
        },
        requests: new Map(requests.map(([name, form]) => [name, JSON.stringify(form)])),
      };
    },
  };

  function walk(value: Json, path: string, answer: string): void {
    if (path !== '') into(into(forms, answer, new Map()), path, new Set()).add(formOf(value));
    if (Array.isArray(value)) for (const one of value) walk(one, `${path}[]`, answer);
    else if (value !== null && typeof value === 'object') {
      const place = into(places, `${answer}\n${path}`, { objects: 0, keys: new Map() });
      place.objects += 1;
      for (const [key, one] of Object.entries(value)) {
        place.keys.set(key, (place.keys.get(key) ?? 0) + 1);
        walk(one, below(path, key), answer);
      }
    }
  }
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function into<T>(map: Map<string, T>, key: string, fresh: T): T {
  const known = map.get(key) ?? fresh;
  map.set(key, known);
  return known;
}

/** The parsed body; undefined if it is no JSON or was cut. */
function parsed(text: string | undefined): Json | undefined {
  try {
    return text ? (JSON.parse(text) as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Forms of texts that a target chooses; most other texts repeat what was sent. */
const textForms: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['date dd/mm/yyyy', /^\d\d\/\d\d\/\d{4}$/],
  ['date yyyy-mm-dd', /^\d{4}-\d\d-\d\d$/],
  ['date and time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
];

/** The type of a value; for a text its form. */
export function formOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  return textForms.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
}
