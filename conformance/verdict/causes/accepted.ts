/** Findings that follow from a request that an operation wrongly accepts, or from refusals that it never gives. */
import type { CheckResult, Exchange } from '../../judge/result.js';
import { type Fields, membersOf } from './bodies.js';
import { type Explanation, explainAlike, explainAllBy, explainEach, explainWithin } from './explanation.js';
import {
  type Groups,
  isConfirmed,
  isNamed,
  isOf,
  isUpheld,
  operationsOf,
  resourceOf,
  seenIn,
  sharesKind,
} from './group.js';
import { isAnsweredAs } from './server-errors.js';
import { isTriggerAccepted } from './state-changes.js';

const isKeyInQuery = isOf('status:401', 'query.api_key', 'accepted');
/** Another account's key. */
const isOtherKeyInQuery = isOf('rule:key-identifies-account', 'query.api_key', 'accepted');

/** Pairs of a cause and a consequence in the same operations, as ids of findings; `*` stands for any text. */
const acceptedBeside: readonly (readonly [root: string, beside: string])[] = [
  // A key accepted in the query is not required elsewhere.
  ['status:401 query.api_key -> accepted', 'rule:key-needed *'],
  ['status:401 query.api_key -> accepted', 'status:401 http.status -> *'],
  ['status:401 query.api_key -> accepted', 'rule:key-identifies-account query.api_key -> *'],
  ...['400', '403', '406', '409', '422'].map((status): [string, string] => [
    `status:404 http.status -> ${status}`,
    `rule:key-identifies-account query.api_key -> ${status}`,
  ]),
  ['rule:key-identifies-account query.name -> leaked', 'rule:key-identifies-account id -> different'],
  ['rule:key-identifies-account query.code -> leaked', 'rule:key-identifies-account id -> different'],
  ['rule:saft-poll http.status -> not ready', 'status:200 http.status -> not ready'],
  ['rule:fiscal-id-fixed fiscal_id -> different', 'rule:fiscal-id-fixed account.fiscal_id -> *'],
  ['rule:list-text query.text -> listed', 'rule:list-text query.text-* -> *'],
  // The cause is the accents if a text with accents is not listed.
  ['rule:list-text query.text-accents -> not listed', 'rule:list-text query.text -> not listed'],
  ['errors:404 path.id -> accepted', 'errors:422 path.id -> accepted'],
  ['status:404 path.id -> accepted', 'status:404 overlap.delete -> accepted'],
  ['status:422 item.name -> accepted', 'rule:item-name-unique item.name -> not unique'],
  // Lines that touch no items.
  ['rule:item-updated item.* -> different', 'rule:item-created item.name -> not listed'],
  // The same field of an account, after updates of other forms.
  ...['email', 'organization_name'].map((field): [string, string] => [
    `rule:account-update-either-variant ${field} -> absent`,
    `rule:fields-kept ${field} -> different`,
  ]),
  // A price that loses digits loses them in a longer one too.
  ['rule:fields-kept unit_price -> different', 'rule:fields-kept input.many-digits -> different'],
  // Amounts that are too great for the server: they are shown wrong, and their sum does not add up.
  ['rule:fields-kept before_taxes -> different', 'rule:total-sum input.many-digits -> different'],
  ['rule:email-saves-address client.email -> different', 'rule:email-saves-address client.email -> changed'],
  // A create that makes every sequence the default.
  ...['present', 'changed'].map((symptom): [string, string] => [
    'rule:fields-kept default_sequence -> different',
    `rule:one-default-sequence default_sequence -> ${symptom}`,
  ]),
  [
    'rule:one-default-sequence default_sequence -> not unique',
    'rule:one-default-sequence sequence_id -> different',
  ],
  [
    'rule:one-default-sequence default_sequence -> unchanged',
    'rule:one-default-sequence default_sequence -> absent',
  ],
];

/** The same pairs as predicates. */
const isBeside = acceptedBeside.map(([root, beside]) => [isNamed(root), isNamed(beside)] as const);

export function ofAcceptedRequests(groups: Groups): Explanation[] {
  return [
    ...ofInvalidKeys(groups),
    ...ofNoKeys(groups),
    ...ofOpenOperations(groups),
    ...ofOtherKeys(groups),
    ...ofAnyId(groups),
    ...ofTypeNames(groups),
    ...ofTwins(groups),
    ...ofUnsentFields(groups),
    ...besideAccepted(groups),
  ];
}

/** An unknown id that is answered like the id of another account's record: follows from that leak, the graver of the two. */
function ofAnyId(groups: Groups): Explanation[] {
  const leaks = groups.filter(isOf('rule:key-identifies-account', 'query.api_key', 'leaked'));
  const unknown = groups.filter(isOf(/^(status|errors):404$/, 'path.id', 'accepted'));
  return explainEach(unknown, (group) => leaks.find((leak) => isAnsweredAs(group, leak)));
}

/** An operation count from which a key that is nearly right counts as accepted everywhere. */
const leastOperations = 3;

/**
 * A key that is nearly right and accepted: other operations answer it as they answer the right key, such as 404. And a wrong key
 * that is refused with another status than 401: so is another account's.
 */
function ofInvalidKeys(groups: Groups): Explanation[] {
  const accepted = groups.filter(isKeyInQuery).find((group) => seenIn(group).some(hasNearKey));
  const beside = groups.filter((group) => isAsForRightKey(group) && seenIn(group).some(hasNearKey));
  const isEverywhere = accepted !== undefined && operationsOf(accepted).length >= leastOperations;
  const otherKeys = isEverywhere ? groups.filter(isOf('rule:key-needed')) : [];
  const ofOtherAccounts = groups.filter(isOf('rule:key-identifies-account', 'query.api_key', /^4\d\d$/));
  return [
    ...explainAllBy(accepted, [...beside, ...otherKeys]),
    ...explainEach(ofOtherAccounts, ({ symptom }) => groups.find(isOf('status:401', 'http.status', symptom))),
  ];
}

/** An operation count from which the key counts as not asked for. */
const mostOperations = 40;

/** Where most operations accept what is no key, another status than 401 is that of a right one. */
function ofNoKeys(groups: Groups): Explanation[] {
  const accepted = groups.filter(isKeyInQuery).find(isUpheld);
  if (!accepted || operationsOf(accepted).length < mostOperations) return [];
  return explainAllBy(accepted, groups.filter(isAsForRightKey), { also: operationsOf });
}

/**
 * Operations that accept any key: some were seen with a wrong key, others with another account's. What they answer beside
 * success, such as 404, is what they answer to the right key.
 */
function ofOpenOperations(groups: Groups): Explanation[] {
  const wrong = groups.find(isKeyInQuery);
  const others = groups.find(isOtherKeyInQuery);
  if (!wrong || !others || operationsOf(wrong).length < leastOperations) return [];
  const open = new Set(operationsOf(wrong));
  if (!operationsOf(others).some((one) => open.has(one))) return [];
  for (const one of operationsOf(others)) open.add(one);
  const beside = groups
    .filter(isAsForRightKey)
    .filter((group) => operationsOf(group).every((one) => open.has(one)));
  return explainAllBy(wrong, [others, ...beside], { also: operationsOf });
}

/** Another account's key that writes: what it reads of the same resources follows. */
function ofOtherKeys(groups: Groups): Explanation[] {
  const written = groups.find(isOtherKeyInQuery);
  const resources = new Set(written && operationsOf(written).map(resourceOf));
  return explainAllBy(
    written,
    groups
      .filter(isOf('rule:key-identifies-account', 'query.api_key', 'leaked'))
      .filter((group) => operationsOf(group).every((one) => resources.has(resourceOf(one)))),
    { also: operationsOf },
  );
}

const isAsForRightKey = isOf('status:401', 'http.status', new Set(['400', '404', '406', '422']));
const hasNearKey = ({ nearKey }: Exchange): boolean => nearKey !== undefined;

/** A type that is not named as stated: lists do not find it by the stated name, or show another one. */
function ofTypeNames(groups: Groups): Explanation[] {
  const misnamed = groups.filter(isOf('schema:Document.type', 'type', 'not in enum')).filter(isUpheld);
  return explainEach(groups.filter(isOf('rule:list-type', 'query.type')), (group) =>
    misnamed.find((root) => sharesKind(group, root)),
  );
}

/**
 * A used value that a create accepts: the same fiscal id after an update follows, and items of one name in a list, if no replay
 * shows how they came about.
 */
function ofTwins(groups: Groups): Explanation[] {
  const accepted = (field: string) => groups.filter(isOf('status:422', field, 'accepted')).find(isUpheld);
  const listed = groups.filter(isOf('rule:item-name-unique', 'items[].name'));
  return [
    ...explainAllBy(
      accepted('item.name'),
      listed.filter((group) => !isConfirmed(group)),
    ),
    ...explainAllBy(
      accepted('account.fiscal_id'),
      groups.filter(isOf('rule:fiscal-id-unique', 'account.fiscal_id', 'not unique')),
      { also: operationsOf },
    ),
  ];
}

/** Required fields that an update does without: it takes those that are not sent from the record, so they are one finding. */
function ofUnsentFields(groups: Groups): Explanation[] {
  const unsent = groups.filter(isOf('status:422', /^\w+\.\w+$/, 'accepted')).filter((group) => {
    const [wrapper = '', field = ''] = group.field.split('.');
    const bodies = seenIn(group).map(
      ({ method, requestBody }) => method === 'PUT' && membersOf(requestBody)[wrapper],
    );
    return (
      bodies.length > 0 &&
      bodies.every((one) => one && Object(one) === one && !Object.hasOwn(one as Fields, field))
    );
  });
  return explainAlike(unsent, (group) => operationsOf(group).sort().join(), { least: 2 });
}

const besideAccepted = (groups: Groups): Explanation[] =>
  isBeside.flatMap(([isRoot, isConsequence]) =>
    explainWithin(groups.find(isRoot), groups.filter(isConsequence)),
  );

const isFieldAccepted = isOf('status:422', undefined, 'accepted');

/** From this many accepted invalid fields or triggers on, an operation counts as one that refuses nothing with 422. */
const leastAccepted = 2;

/** An operation that never answered 422 in the whole run: the invalid fields, or the forbidden triggers, that it accepts are one finding. */
export function ofNoRefusals(groups: Groups, results: readonly CheckResult[]): Explanation[] {
  const refused = new Set(results.flatMap(({ asserted }) => asserted));
  const accepting = groups
    .filter((group) => isFieldAccepted(group) || isTriggerAccepted(group))
    .filter((group) => operationsOf(group).every((operation) => !refused.has(`status:${operation} 422`)));
  return explainAlike(accepting, (group) => operationsOf(group).sort().join(), { least: leastAccepted });
}
