/**
 * Saves a whole world as a scenario: saves, replays, saves again with hints when the replay differs, and reports the
 * remaining differences.
 */
import { type AccountState, accountNamed, everyAccount, type World } from '../store/world.js';
import { differences, hintsFor } from './compare.js';
import { type Hints, noHints, type Plain } from './page.js';
import { accountAsScenario, openedWith } from './save.js';

export interface SavedScenario {
  /** The content of the scenario's file. */
  data: Plain;
  /** How the replay differs from the saved world, in sentences. */
  differences: string[];
}

/** A file of more documents is too long to be read; `generate` creates many. */
const MAX_DOCUMENTS = 5000;

/** `replay` fills an empty world from data, at the time given in them. Throws an Error for too many documents. */
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
  const leftOut: string[] = [];
  let data = written(accounts, description, hints);
  let made = replayed(data, replay, leftOut);
  const isSame = accounts.every((account) => compared(account, made).length === 0);
  if (!isSame) {
    hints = new Map(accounts.map((account) => [account.record.name, hintsIn(account, made)]));
    leftOut.length = 0;
    data = written(accounts, description, hints);
    made = replayed(data, replay, leftOut);
  }
  const differences = accounts.flatMap((account) => compared(account, made));
  return { data, differences: [...leftOut, ...differences] };
}

/** Entries that the rules refuse are left out of the data one by one, and reported. */
const MAX_LEFT_OUT = 200;
const PLACE = /^scenario: accounts\[(\d+)\]\.(\w+)\[(\d+)\]/;

function replayed(data: Plain, replay: (data: Plain) => World, leftOut: string[]): World {
  for (;;) {
    try {
      return replay(data);
    } catch (error) {
      const { message } = error as Error;
      const [, account = '', list = '', index = ''] = PLACE.exec(message) ?? [];
      const entries = (data.accounts as Plain[])[Number(account)]?.[list];
      if (account === '' || !Array.isArray(entries) || leftOut.length >= MAX_LEFT_OUT) throw error;
      entries.splice(Number(index), 1);
      leftOut.push(`left out, because the rules refuse it: ${message.slice('scenario: '.length)}`);
    }
  }
}

function written(accounts: readonly AccountState[], description: string, hints: Map<string, Hints>): Plain {
  const [first] = accounts;
  const year = first && openedWith(first)?.serie;
  return {
    ...(description !== '' && { description }),
    // The first sequence of an account is named after the year in which it was opened.
    ...(year !== undefined && { clock: `${year}-01-02T08:00:00Z` }),
    accounts: accounts.map((account) =>
      accountAsScenario(account, hints.get(account.record.name) ?? noHints, year),
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
