/** Clients in documents: which client a document gets, and what it shows of it. */
import type { Exchange } from '../../judge/exchange.js';
import { clientNameIn, firstRecordIn, recordIn } from './bodies.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import {
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isOf,
  isUpheld,
  kindOf,
  operationsOf,
  resourceOf,
} from './group.js';

/** A field of a client that was sent within a document: follows if a request for clients in its trace loses the same field. */
export function ofClientsShown(groups: Groups): Explanation[] {
  const ofClients = groups
    .filter(isOf('rule:fields-kept', /^client\./, 'different'))
    .filter((group) => operationsOf(group).every((one) => one === 'getClient'));
  return explainEach(ofClients, (group) => {
    const sent = new Set(group.replay.exchanges?.map(({ operation }) => operation));
    const isSent = (operation: string) => resourceOf(operation) === 'clients' && sent.has(operation);
    return groups
      .filter(isOf('rule:fields-kept', group.field.replace('client.', ''), 'different'))
      .find((one) => operationsOf(one).some(isSent) && isUpheld(one));
  });
}

/**
 * Documents that show another client than was sent: what is wrong of their client follows, if they are of the same types or the
 * replay has such a document.
 */
export function ofOtherClients(groups: Groups): Explanation[] {
  const shown = groups.filter(isOf('rule:fields-kept', 'client.name', 'different')).filter(isUpheld);
  const isOfOthers = (group: Group): boolean =>
    isOf('rule:client-created', 'client.id', 'not unique')(group) ||
    isOf('rule:email-saves-address', 'client.email')(group);
  return explainEach(groups, (group) =>
    shown.find(
      (root) =>
        (isOfOthers(group) && hasOnlyOperationsOf(group, root, kindOf)) ||
        (root !== group && (isOfClient(group) || isUnlisted(group)) && showsOtherClient(group, root)),
    ),
  );
}

const isOfOtherClient = isOf('rule:fields-kept', 'client.id', 'different');
/** What a document or a search shows wrongly where it is about another client. */
const isOfClient = isOf(undefined, /^(client\.\w+|observations|text\.words|id|query\.name)$/);
const isUnlisted = isOf('rule:client-created', 'name');

/** Whether the replay has a document, of a type of `root`, that shows another name of its client than was sent. */
const showsOtherClient = ({ replay }: Group, root: Group): boolean =>
  (replay.exchanges ?? []).some(({ operation = '', requestBody, responseBody }) => {
    if (!operationsOf(root).some((one) => kindOf(one) === kindOf(operation))) return false;
    const [sent, shown] = [clientNameIn(requestBody), clientNameIn(responseBody)];
    return typeof sent === 'string' && typeof shown === 'string' && sent !== shown;
  });

/**
 * A renamed client that is not found by its new name: documents that name it get another client, and what they and searches show
 * of it follows.
 */
export function ofRenamedClients(groups: Groups): Explanation[] {
  const root = groups.filter(isOfOtherClient).filter(isUpheld).find(namesRenamed);
  return explainAllBy(root, root ? groups.filter((group) => isOfClient(group) && namesRenamed(group)) : []);
}

/** Whether its replay names a client by a name that an update gave it. */
function namesRenamed({ replay }: Group): boolean {
  const exchanges = replay.exchanges ?? [];
  return exchanges.some((one, n) => {
    if (one.operation !== 'updateClient') return false;
    const { name } = recordIn(one.requestBody, 'client');
    if (typeof name !== 'string') return false;
    const isFormer = exchanges.slice(0, n).some((earlier) => isNamedIn(earlier, name));
    return !isFormer && exchanges.slice(n + 1).some((later) => isNamedIn(later, name));
  });
}

/** Whether a request creates or names the client of that name, in a document or a search. */
function isNamedIn({ operation, url, requestBody }: Exchange, name: string): boolean {
  if (operation === 'findClientByName') return [...new URL(url).searchParams.values()].includes(name);
  if (operation === 'updateClient') return false;
  return firstRecordIn(requestBody).name === name || clientNameIn(requestBody) === name;
}

/** A client's text that is not added at all after an update of a document: follows if creates add another one. */
export function ofTextsOfClients(groups: Groups): Explanation[] {
  const isOfText = (symptom: string) =>
    groups.filter(isOf('rule:client-observations-added', 'observations', symptom));
  return explainAllBy(isOfText('different').find(isUpheld), isOfText('absent'), { also: operationsOf });
}
