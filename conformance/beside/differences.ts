/** What two targets do differently though the contract leaves it open, from what was seen of both. Pure. */
import { fieldOf } from '../judge/identity.js';
import type { Finding } from '../verdict/finding.js';
import type { Observations } from './observations.js';
import { sentFields } from './sent-fields.js';

export interface Difference {
  /** `status`: an answer to the same request; `form`: a place of an answer; `request`: how it takes one; `note`: an interpretation. */
  kind: 'status' | 'form' | 'request' | 'note';
  /** Where it was seen; of a trigger its word; none of an interpretation. */
  operations: string[];
  /** The field of the answer (`client.fax`, `document.items[].unit` of every type); of a note its id. */
  at?: string;
  /** What was seen of the target, and of the one beside it. */
  here: string[];
  there: string[];
  /** Of statuses: the checks that met them. */
  checks?: string[];
}

export interface Beside {
  /** The address of the other target. */
  target: string;
  /** Ids of findings that the other one has too. */
  sharedFindings: string[];
  differences: Difference[];
}

interface Judged {
  report: { target: string; findings: readonly Pick<Finding, 'id' | 'verdict'>[] };
  seen: Observations;
}

/** The target under test beside the other one. */
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

/** Only what both were asked counts. What is the same difference in several operations is one; the widest first. */
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

/** A place that only one of them has is absent in the other. */
function formDifferences(here: Observations, there: Observations): Difference[] {
  return [...here.forms].flatMap(([answer, places]) => {
    const others = there.forms.get(answer);
    if (others === undefined) return [];
    const operations = [answer.slice(0, answer.indexOf(' '))];
    const absent = new Set(['absent']);
    return [...new Set([...places.keys(), ...others.keys()])].flatMap((path): Difference[] => {
      const [mine, theirs] = [places.get(path) ?? absent, others.get(path) ?? absent];
      // What stands below a place that is missing is not missing once more.
      const parent = path.replace(/(\[\]|\.[^.[\]]+)$/, '');
      if (parent !== path && places.has(parent) !== others.has(parent)) return [];
      if (same(mine, theirs) || (isSent(path) && !formsDiffer(mine, theirs))) return [];
      const [ofMine, ofTheirs] = apart(mine, theirs);
      return [{ kind: 'form', operations, at: fieldOf(path), here: ofMine, there: ofTheirs }];
    });
  });
}

/** How a target shows that nothing is set. */
const unset: ReadonlySet<string> = new Set(['absent', 'null', 'empty text']);

/** Whether a client may send it: `items[].unit`, not `sequence_number`. */
const isSent = (path: string): boolean =>
  sentFields().has(
    path
      .replace(/(\[\])+$/, '')
      .split('.')
      .at(-1) ?? '',
  );

/**
 * Of what clients send: which records an answer happened to show differs from run to run, so that something was set, or was not,
 * says nothing. What is unset looks different, or what is set does; or one never shows the place and the other always does.
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

/** One line for people. */
export function inWords({ operations, at, here, there }: Difference): string {
  const [first, ...more] = operations;
  const by = more.length > 0 ? `${first} and ${more.length} more` : first;
  const where = [by, at].filter((one) => one !== undefined).join(' ');
  return `${where}: ${here.join(', ')} here; ${there.join(', ')} there`;
}
