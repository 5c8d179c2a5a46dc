/**
 * Owns saving a whole world as a scenario: written down, tried out, written down better where the first try missed
 * something, and honest about what is still missed.
 */
import { type AccountState, accountNamed, all, everyAccount, type World } from '../store/world.js';
import { differences, hintsFor } from './compare.js';
import { accountAsScenario, type Hints, noHints, type Plain } from './save.js';

export interface SavedScenario {
  /** As a scenario's file holds it. */
  data: Plain;
  /** What would not be as it is now, in sentences. */
  differences: string[];
}

/** Beyond so many documents nobody reads the file; `generate` makes many. */
const MAX_DOCUMENTS = 5000;

/** `replay` fills an empty world from data, at the moment that the data say. Throws an Error for too many documents. */
export function worldAsScenario(
  world: World,
  description: string,
  replay: (data: Plain) => World,
): SavedScenario {
  const accounts = everyAccount(world);
  const count = accounts.reduce((sum, { tables }) => sum + tables.documents.size, 0);
  if (count > MAX_DOCUMENTS) {
    throw new Error(
      `there are ${count} documents; a scenario is written down for ${MAX_DOCUMENTS} at most ("generate" in a scenario makes many)`,
    );
  }
  let hints = new Map<string, Hints>();
  let data = written(accounts, description, hints);
  let made = replay(data);
  const isSame = accounts.every((account) => compared(account, made).length === 0);
  if (!isSame) {
    hints = new Map(accounts.map((account) => [account.record.name, hintsIn(account, made)]));
    data = written(accounts, description, hints);
    made = replay(data);
  }
  return { data, differences: accounts.flatMap((account) => compared(account, made)) };
}

function written(accounts: readonly AccountState[], description: string, hints: Map<string, Hints>): Plain {
  const [first] = accounts;
  const series = first === undefined ? undefined : [...all(first, 'sequences')][0]?.serie;
  const year = /^\d{4}$/.exec(series ?? '')?.[0];
  return {
    ...(description !== '' && { description }),
    // The first sequence of an account is named after the year in which it was opened.
    ...(year !== undefined && { clock: `${year}-01-02T08:00:00Z` }),
    accounts: accounts.map((account) =>
      accountAsScenario(account, hints.get(account.record.name) ?? noHints),
    ),
  };
}

function compared(account: AccountState, made: World): string[] {
  const other = accountNamed(made, account.record.name);
  const { name } = account.record;
  if (other === undefined) return [`account ${name} would not be there`];
  return differences(account, other).map((one) => `${name}: ${one}`);
}

function hintsIn(account: AccountState, made: World): Hints {
  const other = accountNamed(made, account.record.name);
  return other === undefined ? noHints : hintsFor(account, other);
}
