/** Differences between two targets in what the contract leaves open, by observations of both. */
import { fieldOf } from '../judge/identity.js';
import type { Finding } from '../verdict/finding.js';
import type { Observations } from './observations.js';
import { sentFields } from './sent-fields.js';

export interface Difference {
  /** `status`: an answer to the same request; `form`: a place in an answer; `request`: its form; `note`: an interpretation. */
  kind: 'status' | 'form' | 'request' | 'note';
  /** The operations in which it was seen; for a trigger its word; empty for an interpretation. */
  operations: string[];
  /** The field of the answer (`client.fax`, `document.items[].unit` for every type); for a note its id. */
  at?: string;
  /** The observations of the target, and of the other one (`there`). */
  here: string[];
  there: string[];
  /** For statuses: the checks that saw them. */
  checks?: string[];
}

export interface Beside {
  /** The address of the other target. */
  target: string;
  /** Ids of findings that the other target has too. */
  sharedFindings: string[];
  differences: Difference[];
}

interface Judged {
  report: { target: string; findings: readonly Pick<Finding, 'id' | 'verdict'>[] };
  seen: Observations;
}

/** Compares the target under test with the other one. */
export function besideOf(here: Judged, there: Judged): Beside {
  const failing = ({ report }: Judged) =>
    report.findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'known').map(({ id }) => id);
  const others = new Set(failing(there));
  return {
    target: there.report.target,
    sharedFindings: failing(here).filter((id) => others.has(id)),
    differences: differencesOf(here.seen, there.seen),
  };
}

/** Compares only requests sent to both. The same difference in several operations is one; the most widespread first. */
export function differencesOf(here: Observations, there: Observations): Difference[] {
  const found = new Map<string, Difference>();
  const all = [
    ...statusDifferences(here, there),
    ...formDifferences(here, there),
    ...requestDifferences(here, there),
    ...noteDifferences(here, there),
  ];
  for (const one of all) {
    const key = JSON.stringify([one.kind, one.at, one.here, one.there]);
    const known = found.get(key);
    if (!known) found.set(key, one);
    else {
      known.operations = [...new Set([...known.operations, ...one.operations])];
      if (one.checks) known.checks = [...(known.checks ?? []), ...one.checks];
    }
  }
  return [...found.values()].sort((a, b) => b.operations.length - a.operations.length);
}

function statusDifferences(here: Observations, there: Observations): Difference[] {
  return [...here.statuses].flatMap(([check, statuses]): Difference[] => {
    const others = there.statuses.get(check);
    if (others === undefined || same(statuses, others)) return [];
    const [mine, theirs] = apart(statuses, others);
    const operations = [check.slice(0, check.indexOf('/'))];
    return [{ kind: 'status', operations, here: mine, there: theirs, checks: [check] }];
  });
}

/** Differences of forms. A place that only one target has is `absent` in the other. */
function formDifferences(here: Observations, there: Observations): Difference[] {
  return [...here.forms].flatMap(([answer, places]) => {
    const others = there.forms.get(answer);
    if (others === undefined) return [];
    const operations = [answer.slice(0, answer.indexOf(' '))];
    const absent = new Set(['absent']);
    return [...new Set([...places.keys(), ...others.keys()])].flatMap((path): Difference[] => {
      const [mine, theirs] = [places.get(path) ?? absent, others.get(path) ?? absent];
      // Places inside a missing place are not reported again.
      const parent = path.replace(/(\[\]|\.[^.[\]]+)$/, '');
      if (parent !== path && places.has(parent) !== others.has(parent)) return [];
      if (same(mine, theirs) || (isSent(path) && !formsDiffer(mine, theirs))) return [];
      const [ofMine, ofTheirs] = apart(mine, theirs);
      return [{ kind: 'form', operations, at: fieldOf(path), here: ofMine, there: ofTheirs }];
    });
  });
}

/** The forms of an unset value. */
const unset: ReadonlySet<string> = new Set(['absent', 'null', 'empty text']);

/** Whether a client may send the field: `items[].unit`, but not `sequence_number`. */
const isSent = (path: string): boolean =>
  sentFields().has(
    path
      .replace(/(\[\])+$/, '')
      .split('.')
      .at(-1) ?? '',
  );

/**
 * For fields that clients send: the listed records differ between runs, so whether a field is set is no difference. Different
 * are the forms of an unset field, those of a set one, or a place that one target never shows and the other always.
 */
function formsDiffer(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  const never = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size === 1 &&
    one.has('absent') &&
    !other.has('absent') &&
    [...other].some((form) => !unset.has(form));
  const apartAmong = (isUnset: boolean) => {
    const [a, b] = [mine, theirs].map((forms) => [...forms].filter((form) => unset.has(form) === isUnset));
    return a?.length && b?.length ? !a.some((form) => b.includes(form)) : false;
  };
  return never(mine, theirs) || never(theirs, mine) || apartAmong(true) || apartAmong(false);
}

const requestDifferences = (here: Observations, there: Observations): Difference[] =>
  [...here.requests].flatMap(([operation, form]): Difference[] => {
    const other = there.requests.get(operation);
    if (other === undefined || other === form) return [];
    return [{ kind: 'request', operations: [operation], here: [form], there: [other] }];
  });

const noteDifferences = (here: Observations, there: Observations): Difference[] =>
  [...new Set([...here.notes, ...there.notes])]
    .filter((id) => here.notes.has(id) !== there.notes.has(id))
    .map((id) => ({
      ...{ kind: 'note', operations: [], at: id },
      here: [here.notes.has(id) ? 'otherwise' : 'as expected'],
      there: [there.notes.has(id) ? 'otherwise' : 'as expected'],
    }));

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));

const apart = (a: ReadonlySet<string>, b: ReadonlySet<string>): [string[], string[]] => [
  [...a].sort(),
  [...b].sort(),
];
