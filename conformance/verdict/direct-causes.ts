/**
 * Puts together breaches that one answer alone shows: wrong shapes, silence, wrong statuses, wrong steps of a state
 * table. The same symptom of the same statement is one cluster, over fields, types and operations. Pure.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { byFrequency, type Cluster, groupBy, operationOf, type Seen } from './finding.js';

/** From so many places on, one form (a date) that is wrong in the same way is one finding. */
const manyPlaces = 3;
/** From so many operations on, the same status in place of the same due one may be one finding. */
const manyOperations = 3;

/** How often an operation was held to a due status and kept it: `401` of `getItem`. */
export type Held = (due: string, operation: string) => boolean;

export function directCauses(seen: readonly Seen[], held: Held): Cluster[] {
  const of = (...sorts: string[]) => seen.filter(({ breach }) => sorts.includes(breach.sort));
  const statuses = statusClusters(of('status'), held);
  const steps = of('state').filter((one) => !isOfLost(one, statuses));
  return [
    ...shapeClusters(of('shape')),
    ...silenceClusters(of('silence')),
    ...statuses,
    ...stateClusters(steps),
  ];
}

/** A step that says its document is missing, where such documents are not kept: it is told there. */
function isOfLost(one: Seen, clusters: readonly Cluster[]): boolean {
  if (one.breach.symptom !== '404') return false;
  const kind = kindOfRecord(operationOf(one));
  const lost = clusters.find(
    ({ first, operations: [maker = ''] }) =>
      first && maker.startsWith('create') && kindOfRecord(maker) === kind,
  );
  lost?.seen.push(one);
  return lost !== undefined;
}

const cluster = (seen: Seen[], subject?: string): Cluster => ({
  operations: byFrequency(seen.map(operationOf)),
  subject: subject ?? seen[0]?.breach.subject ?? '',
  seen,
});

function shapeClusters(seen: readonly Seen[]): Cluster[] {
  const places = groupBy(seen, ({ breach }) => `${breach.subject} ${breach.symptom}`);
  const forms = groupBy(places, ([one]) =>
    one?.breach.form
      ? `${one.breach.form} ${one.breach.symptom}`
      : `own ${one?.breach.subject} ${one?.breach.symptom}`,
  );
  const told = forms.flatMap((sameForm): Cluster[] => {
    if (sameForm.length < manyPlaces) return sameForm.map((one) => cluster(one));
    return [cluster(sameForm.flat(), `${sameForm[0]?.[0]?.breach.form} (${sameForm.length} fields)`)];
  });
  return wholeObjects(told);
}

/** Many fields of one object that are wrong in the same way, in the same operations: the object is another one. */
function wholeObjects(clusters: readonly Cluster[]): Cluster[] {
  const key = (one: Cluster): string => {
    const owner = one.subject.includes('.') ? one.subject.slice(0, one.subject.lastIndexOf('.')) : '';
    return owner
      ? `${owner} ${one.seen[0]?.breach.symptom} ${one.operations.join()}`
      : `own ${one.subject} ${one.seen[0]?.breach.symptom}`;
  };
  return groupBy(clusters, key).flatMap((fields): Cluster[] => {
    if (fields.length < 2) return fields;
    const owner = fields[0]?.subject.replace(/\.[^.]*$/, '');
    const names = fields.map(({ subject }) => subject.slice((owner?.length ?? 0) + 1));
    return [
      cluster(
        fields.flatMap((one) => one.seen),
        `${owner}: ${names.join(', ')}`,
      ),
    ];
  });
}

/** A silent server is one finding; a silent operation too. */
function silenceClusters(seen: readonly Seen[]): Cluster[] {
  return groupBy(seen, ({ breach }) => breach.symptom).flatMap((same) => {
    const byOperation = groupBy(same, operationOf);
    return byOperation.length >= manyOperations ? [cluster(same)] : byOperation.map((one) => cluster(one));
  });
}

function statusClusters(seen: readonly Seen[], held: Held): Cluster[] {
  const errors = seen.filter(({ breach }) => Number(breach.symptom) >= 500);
  // A refusal may be told in words.
  const below500 = seen.filter((one) => !errors.includes(one));
  const lost = lostRecords(below500);
  const others = below500.filter((one) => !lost.some((cluster) => cluster.seen.includes(one)));
  return [
    ...serverErrors(errors),
    ...lost,
    ...groupBy(others, ({ breach }) => `${kindOfDue(breach)} ${breach.symptom}`).flatMap((same) =>
      overOperations(same, held),
    ),
  ];
}

/** Records that reading, updating and changing all miss were never kept: the create is to blame. */
function lostRecords(seen: readonly Seen[]): Cluster[] {
  const missing = seen.filter(({ breach }) => breach.symptom === '404' && breach.subject.startsWith('2'));
  return groupBy(missing, (one) => kindOfRecord(operationOf(one))).flatMap((same) => {
    const kind = kindOfRecord(operationOf(same[0] as Seen));
    const own = Object.keys(operations).filter((id) => kindOfRecord(id) === kind);
    const create = own.find((id) => id.startsWith('create'));
    const [read, change] = ['get', 'update'].map((verb) => own.find((id) => id.startsWith(verb)));
    const showing = new Set(same.map(operationOf));
    const named = kind === 'sequences' ? seen.filter(isOfUnknownSeries) : [];
    const isLost =
      showing.size >= manyOperations ||
      [read, change].every((id) => id && showing.has(id)) ||
      (read !== undefined && showing.has(read) && named.length > 0);
    if (!isLost) return [];
    // What is missing is refused as missing, and no later record is like it.
    const isConsequence = (one: Seen) =>
      !same.includes(one) &&
      own.includes(operationOf(one)) &&
      (one.breach.symptom === '404' || (operationOf(one) === create && Number(one.breach.symptom) < 300));
    const found = { ...cluster([...same, ...seen.filter(isConsequence), ...named]), first: same };
    return [create ? { ...found, operations: [...new Set([create, ...found.operations])] } : found];
  });
}

/** Sequences have no update: that documents which name one are refused shows that it is not there. */
const isOfUnknownSeries = ({ breach: { symptom, exchange } }: Seen): boolean =>
  symptom === '422' && /"sequence_id"/.test(exchange?.requestBody ?? '');

const kindOfRecord = (id: string): string => {
  const { documentType, resource } = operations[id as OperationId] ?? {};
  return documentType ?? resource ?? id;
};

/** An id that nothing has and one that is none: the same refusal, where a success came instead. */
const kindOfDue = ({ subject, symptom }: Seen['breach']): string => {
  const due = dueOf(subject);
  return Number(symptom) < 300 && (due === '404' || due === '4xx') ? '404' : due;
};

const dueOf = (subject: string): string =>
  (/^\d{3}|^a 4xx/.exec(subject)?.[0] ?? subject).replace('a 4xx', '4xx');

/** 5xx: what fails in several ways is the operation's fault; what many operations fail by is the request's. */
function serverErrors(seen: readonly Seen[]): Cluster[] {
  const bySlug = groupBy(seen, ({ slug }) => slug);
  const wide = bySlug.filter((same) => new Set(same.map(operationOf)).size >= manyOperations);
  const isWide = new Set(wide.flat());
  const shared = wide.length > 0 ? mergeByOperations(wide) : [];
  const covered = new Set(shared.flatMap((one) => one.operations));
  const rest = seen.filter((one) => !isWide.has(one) && !covered.has(operationOf(one)));
  const swallowed = seen.filter((one) => !isWide.has(one) && covered.has(operationOf(one)));
  const home = shared[0];
  if (home) home.seen.push(...swallowed);
  return [...shared, ...groupBy(rest, operationOf).map((one) => cluster(one))];
}

/** Kinds of requests that the same operations stumble over are one fault. */
function mergeByOperations(groups: readonly Seen[][]): Cluster[] {
  const merged: Cluster[] = [];
  for (const group of groups) {
    const own = new Set(group.map(operationOf));
    const kin = merged.find(({ operations: known }) => {
      const shared = known.filter((one) => own.has(one)).length;
      return shared * 2 >= Math.min(known.length, own.size);
    });
    if (kin) {
      kin.seen.push(...group);
      kin.operations = byFrequency(kin.seen.map(operationOf));
    } else merged.push(cluster([...group]));
  }
  return merged;
}

/**
 * The same status in place of the same due one: one finding where many operations of a natural group (all, one kind of
 * action, one resource) show it and no more than twice as many do not, else one for each operation.
 */
function overOperations(same: Seen[], held: Held): Cluster[] {
  const clusters = sameRule(same).map((group) => cluster(group));
  let left = same.filter((one) => !clusters.some(({ seen }) => seen.includes(one)));
  const due = dueOf(same[0]?.breach.subject ?? '');
  for (const nature of natures) {
    for (const group of groupBy(left, (one) => nature(operationOf(one)))) {
      const showing = new Set(group.map(operationOf));
      const name = nature(operationOf(group[0] as Seen));
      const kept = Object.keys(operations).filter(
        (id) => nature(id) === name && !showing.has(id) && held(due, id),
      ).length;
      if (showing.size < manyOperations || showing.size * 2 < kept) continue;
      clusters.push(cluster(group));
      left = left.filter((one) => !group.includes(one));
    }
  }
  return [...clusters, ...groupBy(left, operationOf).map((one) => cluster(one))];
}

/** Every operation is asked these, so that several that answer wrongly need have nothing in common. */
const askedOfAll = /^(status|refused|without|broken|odd|isolated|life|hostile|wrong)-/;

/** One rule that many operations break in the same way, seen by the same check of each. */
const sameRule = (seen: readonly Seen[]): Seen[][] =>
  groupBy(
    seen.filter(({ slug }) => !askedOfAll.test(slug)),
    ({ slug }) => slug,
  ).filter((same) => new Set(same.map(operationOf)).size >= manyOperations);

const natures: readonly ((operation: string) => string)[] = [
  () => 'all',
  (id) => operations[id as OperationId]?.action ?? /^[a-z]+/.exec(id)?.[0] ?? id,
  (id) => operations[id as OperationId]?.resource ?? id,
];

/** Cells: the same step of several types is one finding, and so are several steps of one type that fail alike. */
function stateClusters(seen: readonly Seen[]): Cluster[] {
  const steps = groupBy(
    seen,
    ({ breach }) => `${stepOf(breach.subject)} ${kindOf(breach.expected, breach.symptom)}`,
  );
  const wide = steps.filter((same) => new Set(same.map(operationOf)).size >= 2);
  const narrow = steps.filter((same) => !wide.includes(same)).flat();
  return [
    ...groupBy(wide, ([one]) => kindOf(one?.breach.expected ?? '', one?.breach.symptom ?? '')).map((groups) =>
      cluster(
        groups.flat(),
        groups
          .map(([one]) => stepOf(one?.breach.subject ?? ''))
          .slice(0, 6)
          .join('; '),
      ),
    ),
    ...groupBy(narrow, operationOf).flatMap((own) =>
      groupBy(own, ({ breach }) => kindOf(breach.expected, breach.symptom)).map((same) => {
        const cells = byFrequency(same.map(({ breach }) => breach.subject));
        return cluster(same, cells.slice(0, 6).join('; '));
      }),
    ),
  ];
}

/** `quote refused + accept` -> `refused + accept`. */
const stepOf = (subject: string): string => subject.replace(/^\w+ (?=\w+ \+)/, '');

/** What goes wrong at a step, in classes: a refusal, no effect or another state, a change that was forbidden. */
function kindOf(expected: string, symptom: string): string {
  if (/^[45]\d\d$/.test(symptom)) return `answered ${symptom}`;
  return /refused|4xx/.test(expected) ? 'forbidden' : 'led elsewhere';
}
