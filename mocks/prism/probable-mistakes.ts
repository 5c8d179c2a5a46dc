/** Unknown query parameters that resemble known ones: noted, and otherwise ignored like all unknown ones. */
import { type Operation, operations } from '../../generated/operations.js';
import { nearest } from './nearest.js';
import type { RequestParts } from './validation.js';

const known = new WeakMap<Operation, ReadonlySet<string>>();

function namesOf(operation: Operation): ReadonlySet<string> {
  let names = known.get(operation);
  if (names === undefined) {
    const query = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    names = new Set([...query, 'api_key']);
    known.set(operation, names);
  }
  return names;
}

/** One sentence for each such parameter; without any, always the same empty list. */
export function probableMistakesIn(operation: Operation, query: RequestParts['query']): readonly string[] {
  const names = namesOf(operation);
  let slips: string[] | undefined;
  for (const name in query) {
    if (names.has(name)) continue;
    const meant = meantBy(operation, name, query[name] ?? '', names);
    if (meant !== undefined)
      slips = [
        ...(slips ?? []),
        `${shortened(name)} is no parameter of ${operation.id} and was ignored; ${meant}`,
      ];
  }
  return slips ?? NONE;
}

/** The lists of documents that are filtered by this parameter. */
const filteredBy = (name: string): string[] =>
  (Object.values(operations) as Operation[])
    .filter((one) => one.resource === 'lists' && one.parameters.some((own) => own.name === name))
    .map(({ path }) => path);
const NONE: readonly string[] = [];
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}...` : name);

function meantBy(
  operation: Operation,
  name: string,
  value: string | readonly string[],
  names: ReadonlySet<string>,
): string | undefined {
  const list = `${name.replace(/\[\d*\]$/, '')}[]`;
  if (names.has(list)) {
    const values = [value].flat().flatMap((one) => one.split(','));
    return `write ${values
      .map((one) => `${list}=${one}`)
      .join('&')
      .slice(0, 200)}`;
  }
  const single = name.replace(/\[\d*\]$/, '');
  // A key must not be shown, not even in a hint.
  if (single !== name && single !== 'api_key' && names.has(single))
    return `write ${single}=${[value].flat()[0] ?? ''}`.slice(0, 200);
  // Another end of a range: date[start] for date[from].
  const ranges = [...names].filter((one) => one.startsWith(`${name.split('[', 1)[0]}[`));
  if (ranges.length > 0) return `there are ${ranges.join(' and ')}`;
  const others = operation.resource === 'lists' ? filteredBy(name) : [];
  if (others.length > 0) return `it filters ${others.join(', ')} only`;
  const near = nearest(
    name,
    [...names].filter((one) => one !== 'api_key'),
  );
  return near === undefined ? undefined : `did you mean ${near}?`;
}
