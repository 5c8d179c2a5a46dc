/**
 * Adds every record that an answer shows as created to the journal, whoever has sent the request: a check, a probe that should
 * have been refused, or a replay.
 */
import { operations } from '../../generated/operations.js';
import { isSuccess } from '../judge/status-class.js';
import { answerOf, recordIn } from './answers.js';
import { isId } from './call.js';
import type { Journal } from './journal.js';
import { pathValues } from './path-values.js';
import type { Incoming, Outgoing, Transport } from './transport.js';

/** An account of the user, and the journal of its records. */
export interface Journaled {
  baseUrl: string;
  apiKey: string;
  journal: Journal;
}

const creating = Object.values(operations).filter(
  ({ method, responses }) => method === 'post' && responses[201] !== undefined,
);

/**
 * The transport, which journals what it sees created at the addresses of the accounts (the own one first) and at the public one.
 * Accounts that the run has created stay, with all that they hold: their records are left out.
 */
export function journaling(
  transport: Transport,
  accounts: readonly [Journaled, Journaled?],
  publicUrl?: string,
): Transport {
  const createdKeys = new Set<string>();
  const addresses = [...accounts.map((one) => one?.baseUrl), publicUrl]
    .filter((one) => one !== undefined)
    .sort((a, b) => b.length - a.length);
  const keep = ({ url }: Outgoing, answer: Incoming): void => {
    const address = addresses.find((one) => url.startsWith(`${one}/`));
    if (address === undefined) return;
    const [path = '', query = ''] = url.slice(address.length).split('?');
    const operation = creating.find(({ id }) => pathValues(id, path) !== undefined);
    if (!operation) return;
    const record = recordIn(answerOf(answer).body, operation.responses[201]?.wrapper);
    if (typeof record.api_key === 'string') createdKeys.add(record.api_key);
    const key = new URLSearchParams(query).get('api_key') ?? '';
    if (!isId(record.id) || createdKeys.has(key)) return;
    const isOf = (one: Journaled | undefined) => one?.baseUrl === address && one.apiKey === key;
    const { journal } =
      accounts.find(isOf) ?? accounts.find((one) => one?.baseUrl === address) ?? accounts[0];
    // A record of the treasury is deleted at the path of its client.
    const parent = pathValues(operation.id, path)?.client_id;
    const name = [record.name, record.serie, record.reference].find((one) => typeof one === 'string');
    journal.add({ operation: operation.id, id: String(record.id), name, parent });
  };
  const send: Transport['send'] = async (outgoing, timeoutMs) => {
    const answer = await transport.send(outgoing, timeoutMs);
    if (outgoing.method === 'POST' && isSuccess(answer.status)) keep(outgoing, answer);
    return answer;
  };
  return Object.assign(Object.create(transport) as Transport, { send });
}
