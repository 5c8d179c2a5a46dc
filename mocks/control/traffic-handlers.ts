/** The operations of the control API that are about what passes: journal, outbox, fault rules, hybrid and recording. */
import { clearJournal, clearMails, mailsOf, type Site } from './actions.js';
import { type ControlHandler, created, done, missing, noAccount, ok } from './control-answer.js';
import { checkFault } from './fault-rule-check.js';
import { type FaultRule, MAX_RULES } from './fault-rules.js';
import { findingsInWords } from './finding-words.js';
import type { JournalFilter } from './journal.js';
import { passControl } from './pass-control.js';
import type { RecordingControl } from './recording-control.js';
import { WorldError } from './worlds.js';

const journal: Record<string, ControlHandler> = {
  listJournal: ({ site, query }) => {
    const { bodies = true, ...asked } = query as JournalFilter & { bodies?: boolean };
    // The default account is meant by its name too, though requests to the bare address name none.
    const first = site.worlds.main.service.accounts()[0]?.name;
    const isDefault = first !== undefined && asked.account === first;
    const filter: JournalFilter = isDefault ? { ...asked, account: [first, null] } : asked;
    const { journal: kept } = site;
    const entries = bodies ? kept.entries(filter) : kept.summaries(filter);
    const { size, capacity, newest } = kept;
    return ok({ entries, kept: size, capacity, newest, oldest: size === 0 ? 0 : kept.oldest });
  },
  clearJournal: ({ site }) => {
    clearJournal(site);
    return done;
  },
  followJournal: ({ site, query }) => ({
    status: 200,
    stream: (send) =>
      site.journal.follow(query as JournalFilter, (summary) => send('exchange', summary, summary.id)),
  }),
  listFindings: ({ site }) => ok(findingsInWords(site)),
  getJournalEntry: ({ site, path }) => {
    const entry = site.journal.entry(Number(path['entry-id']));
    if (entry === undefined) {
      throw new WorldError(
        404,
        `entry ${path['entry-id']} is not, or no longer, kept; GET /__mock/journal lists them`,
      );
    }
    return ok(entry);
  },
};

const outbox: Record<string, ControlHandler> = {
  listOutbox: ({ world, query }) => {
    const mails = mailsOf(world, query.account as string | undefined);
    if (mails === undefined) throw noAccount(world, query.account);
    return ok({ mails });
  },
  clearOutbox: ({ world }) => {
    clearMails(world);
    return done;
  },
};

const faults: Record<string, ControlHandler> = {
  listFaults: ({ world }) => ok({ rules: world.faults.list() }),
  addFault: ({ world, body }) => {
    if (world.faults.size >= MAX_RULES) {
      throw new WorldError(422, `there are ${MAX_RULES} fault rules; DELETE /__mock/faults removes them`);
    }
    return created(world.faults.add(checkFault(body as FaultRule)));
  },
  clearFaults: ({ world }) => {
    world.faults.clear();
    return done;
  },
  removeFault: ({ world, path }) => {
    const ids = world.faults.list().map(({ id }) => String(id));
    if (!world.faults.clear(Number(path['fault-id']))) throw missing(`fault rule ${path['fault-id']}`, ids);
    return done;
  },
};

const pass: Record<string, ControlHandler> = {
  getPass: ({ site }) => ok(passAnswer(site)),
  setPass: ({ site, body }) => {
    const { operations, to } = body as { operations: string; to: string | null };
    try {
      passControl(site).set(operations, to);
    } catch (error) {
      throw new WorldError(site.pass === undefined ? 409 : 422, (error as Error).message);
    }
    return ok(passAnswer(site));
  },
};

const recording: Record<string, ControlHandler> = {
  getRecording: ({ site }) => ok(recordingOf(site).state()),
  setRecording: ({ site, body }) => {
    recordingOf(site).setOn((body as { isOn: boolean }).isOn);
    return ok(recordingOf(site).state());
  },
  exportRecording: ({ site }) => {
    try {
      return ok({ yaml: recordingOf(site).scenario() });
    } catch (error) {
      throw new WorldError(error instanceof WorldError ? error.status : 422, (error as Error).message);
    }
  },
};

function recordingOf({ recording: control }: Site): RecordingControl {
  if (control !== undefined) return control;
  throw new WorldError(
    409,
    'only what passes to a real server is recorded: start invoicing-mock proxy URL --record FOLDER; what the mock holds is saved with POST /__mock/scenarios/saved',
  );
}

const passAnswer = ({ pass: control }: Site) => ({
  servers: control?.servers ?? [],
  operations: control?.list() ?? [],
});

export const trafficHandlers: Readonly<Record<string, ControlHandler>> = {
  ...journal,
  ...outbox,
  ...faults,
  ...pass,
  ...recording,
};
