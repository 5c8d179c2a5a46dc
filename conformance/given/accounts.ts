/**
 * The accounts that a run creates, as fixtures that all checks share: three at most, since no request deletes an account.
 * checks/kit/made-account.ts reads and judges them.
 */
import { charsets } from '../conditions/factors/texts.js';
import { blocked, violationIn } from '../judge/outcome.js';
import { isSuccess } from '../judge/status-class.js';
import { isUnreadable } from '../judge/unreadable.js';
import { fiscalIdFor } from '../replay/runtime.js';
import type { CheckContext } from '../run/check.js';
import type { Answer, Json, MadeAccount } from '../target/call.js';

export { fiscalIdFor };

/**
 * `plain`: the required fields and the first country, no fiscal_id; never updated. `full`: every field, with values other than
 * the defaults; checks that update it name `fullAccount` as exclusive. `same user`: belongs to the user of the plain account.
 */
export type AccountName = 'plain' | 'full' | 'same user';

/** The name under `exclusive` of every check that changes the full account or relies on its fields. */
export const fullAccount = 'the full account';

export interface NewAccount extends MadeAccount {
  id: string;
  name: string;
  sent: Json;
  /** The status of the answer that created it. */
  status: number;
}

/** The required fields, with a user and an organisation that exist nowhere else. */
export function accountFields(t: CheckContext): Json {
  const name = t.unique('Org');
  const word = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return {
    organization_name: name,
    email: `${word}@conformance.example`,
    password: `Pass-${word}-1`,
    terms: '1',
    marketing: '0',
  };
}

const fieldsOf: Record<AccountName, (t: CheckContext) => Promise<Json>> = {
  plain: async (t) => ({ ...accountFields(t), tax_country: '1' }),
  full: async (t) => ({
    ...accountFields(t),
    organization_name: `${t.unique('Org')} ${charsets.signs.short}`,
    ...{ first_name: 'Ana', last_name: 'Marques', phone: '210000000', marketing: '1' },
    fiscal_id: fiscalIdFor(t.unique('NIF')),
    ...{ tax_country: '2', language: 'es' },
  }),
  'same user': async (t) => {
    const { email, password } = (await createdAccount(t, 'plain')).sent;
    return { ...accountFields(t), email, password, tax_country: '3' };
  },
};

const nameOf = (name: AccountName): string => `account ${name}`;

/**
 * The account; created when the first check asks for it. A failed creation blocks the check, or fails it when `isJudged` is
 * true.
 */
export function createdAccount(t: CheckContext, name: AccountName, isJudged = false): Promise<NewAccount> {
  return t.given.once(nameOf(name), async () => {
    const sent = await fieldsOf[name](t);
    const call = isJudged ? t.call : t.given.call;
    const operation = name === 'same user' ? 'createAccountForUser' : 'createAccount';
    const answer =
      name === 'same user'
        ? await call(operation, { body: t.given.body(operation, { fields: sent }) })
        : ((name === 'plain' ? await withMore(t, sent) : undefined) ??
          (await call(operation, { body: { account: sent } }, { status: 201 })));
    return kept(t, operation, answer, sent);
  });
}

type Creation = 'createAccount' | 'createAccountForUser';

/** Fields that no create request documents: the id and key of an existing account. A new account gets others. */
const undocumented = ({ settings: { accountId, apiKey } }: CheckContext): Json => ({
  ...{ id: accountId, account_id: accountId, api_key: apiKey },
});

/** Creates the plain account with undocumented fields in its body; undefined when the target refuses them. */
async function withMore(t: CheckContext, sent: Json): Promise<Answer | undefined> {
  const body = { account: { ...sent, ...undocumented(t) } };
  try {
    const answer = await t.call('createAccount', { body }, { status: 'any', what: 'undocumented fields' });
    return isSuccess(answer.status) ? answer : undefined;
  } catch (error) {
    const violation = violationIn(error);
    if (!violation) throw error;
    t.client.note(violation);
    return undefined;
  }
}

/**
 * Sends `count` creates with one shared fiscal_id at once through `send`, which returns the accepted answers, each with its
 * index. `lawfully`: how many of them may succeed. That is 1, or 0 when the full account with this fiscal_id exists already.
 */
export async function fullAccountAtOnce(
  t: CheckContext,
  count: number,
  send: (accounts: readonly Json[]) => Promise<{ nth: number; answer: Answer }[]>,
): Promise<{ accepted: number; lawfully: 0 | 1 }> {
  const several = async (fiscal_id?: unknown) => {
    const all: Json[] = [];
    for (let n = 0; n < count; n += 1)
      all.push({ ...(await fieldsOf.full(t)), ...(fiscal_id !== undefined && { fiscal_id }) });
    return all.map((fields) => ({ ...fields, fiscal_id: all[0]?.fiscal_id }));
  };
  let accepted: number | undefined;
  const full = await t.given.once(nameOf('full'), async () => {
    const sent = await several();
    const made = await send(sent);
    accepted = made.length;
    const [first] = made;
    if (first === undefined) throw blocked('createAccount', 'none of several accounts at once was created');
    for (const { answer } of made.slice(1)) t.given.made('createAccount', String(answer.record.id));
    return kept(t, 'createAccount', first.answer, sent[first.nth] ?? {});
  });
  if (accepted !== undefined) return { accepted, lawfully: 1 };
  return { accepted: (await send(await several(full.sent.fiscal_id))).length, lawfully: 0 };
}

/** Records the new account in the journal and returns it. */
function kept(t: CheckContext, operation: Creation, answer: Answer, sent: Json): NewAccount {
  const account = fromAnswer(t, operation, answer, sent);
  t.given.made(operation, account.id, account.name);
  return account;
}

function fromAnswer(
  t: CheckContext,
  operation: Creation,
  { status, record }: Answer,
  sent: Json,
): NewAccount {
  const { id, name, url, api_key: key } = record;
  const isAddress = typeof url === 'string' && /^https?:\/\/[^/]/.test(url) && URL.canParse(url);
  // A value of another type is already reported as a violation of its field; checks that need the address are blocked.
  if (isUnreadable(url)) throw blocked(operation, `account.url of ${operation} cannot be read`);
  // Only the answer of createAccount is documented: createAccountForUser may omit the address, and then nothing can be requested.
  if (!isAddress && operation === 'createAccountForUser')
    t.unsupported(
      'the answer of createAccountForUser is not shown, and the target shows no address of the account there',
    );
  if (!isAddress)
    t.fail('account.url is an address', url, {
      field: 'url',
      symptom: url === undefined ? 'absent' : 'wrong form',
      ...{ statement: 'schema:CreatedAccount.url', sort: 'shape', operation },
    });
  return {
    id: String(id),
    name: String(name),
    sent,
    status,
    apiKey: String(key),
    baseUrl: String(url).replace(/\/+$/, ''),
  };
}
