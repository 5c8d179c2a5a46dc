/** Operations of the control API on traffic: journal, outbox, fault rules, hybrid and recording. */
import { clearJournal, clearMails, mailsOf, type Site } from './actions.js';
import { checkFault } from './fault-rule-check.js';
import { type FaultRule, MAX_RULES } from './fault-rules.js';
import { findingsInWords } from './finding-words.js';
import type { JournalFilter } from './journal.js';
import { operation } from './operation.js';
import { passControl } from './pass-control.js';
import type { RecordingControl } from './recording-control.js';
import { accountIn, missing, orRefused, WorldError } from './worlds.js';

const everywhere = { inProxy: true, ofAllWorlds: true } as const;

const journal = {
  listJournal: operation({
    ...{ at: 'GET /journal', tag: 'journal', query: 'JournalQuery', answer: 'JournalPage' },
    ...everywhere,
    summary: 'Exchanges, newest first',
    description: 'The newest 1,000 of all worlds are kept. Keys and passwords are redacted.',
    run: ({ site, query: { bodies = true, ...asked } }) => {
      // The default account's requests include those to the bare address, which name no account.
      const first = site.worlds.main.service.accounts()[0]?.name;
      const isDefault = first !== undefined && asked.account === first;
      const filter: JournalFilter = isDefault ? { ...asked, account: [first, null] } : asked;
      const { journal: kept } = site;
      const entries = bodies ? kept.entries(filter) : kept.summaries(filter);
      const { size, capacity, newest } = kept;
      return { entries, kept: size, capacity, newest, oldest: size === 0 ? 0 : kept.oldest };
    },
  }),
  clearJournal: operation({
    ...{ at: 'DELETE /journal', tag: 'journal', answer: 'nothing', ...everywhere },
    summary: 'Forget all exchanges and findings',
    run: ({ site }) => clearJournal(site),
  }),
  followJournal: operation({
    ...{ at: 'GET /journal/stream', tag: 'journal', query: 'JournalFollowed', answer: 'events' },
    ...everywhere,
    summary: 'Exchanges as they happen',
    description:
      'Server-sent events, each named `exchange`, with a Summary as JSON. Ends when the client leaves.',
    run:
      ({ site, query }) =>
      (send) =>
        site.journal.follow(query, (summary) => send('exchange', summary, summary.id)),
  }),
  listFindings: operation({
    ...{ at: 'GET /findings', tag: 'journal', answer: 'FindingList', ...everywhere },
    summary: 'What broke the contract, reported once',
    description:
      'The same symptom of the same statement is one finding, however often it was seen since the journal was cleared; of all worlds, also of exchanges that are no longer kept. Wrong answers come first. `GET /__mock/journal?finding=ID` lists the exchanges.',
    run: ({ site }) => findingsInWords(site),
  }),
  getJournalEntry: operation({
    ...{ at: 'GET /journal/{entry-id}', tag: 'journal', answer: 'Entry', refuses: [404] },
    ...everywhere,
    summary: 'One exchange with headers and bodies',
    run: ({ site, path }) => {
      const id = path['entry-id'];
      const entry = site.journal.entry(Number(id));
      if (entry !== undefined) return entry;
      throw new WorldError(404, `entry ${id} is not, or no longer, kept; GET /__mock/journal lists them`);
    },
  }),
};

const outbox = {
  listOutbox: operation({
    ...{ at: 'GET /outbox', tag: 'outbox', query: 'OutboxQuery', answer: 'MailList' },
    ...{ refuses: [404], summary: 'Mails, newest first' },
    run: ({ world, query: { account } }) => {
      if (account !== undefined) accountIn(world, account);
      return { mails: mailsOf(world, account) };
    },
  }),
  clearOutbox: operation({
    ...{ at: 'DELETE /outbox', tag: 'outbox', answer: 'nothing' },
    summary: 'Hide the mails sent so far',
    run: ({ world }) => clearMails(world),
  }),
};

const faults = {
  listFaults: operation({
    ...{ at: 'GET /faults', tag: 'faults', answer: 'FaultList', inProxy: true },
    summary: 'Rules in force, in the order in which they are asked',
    run: ({ world }) => ({ rules: world.faults.list() }),
  }),
  addFault: operation({
    ...{ at: 'POST /faults', tag: 'faults', body: 'Fault', answer: 'ActiveFault' },
    ...{ status: 201, inProxy: true, summary: 'Break something' },
    description: `A rule is asked before anything else looks at the request, so a wrong key makes no difference to it. Delays add
up; the first rule that answers wins. Which requests a \`probability\` meets follows from the mock's seed.`,
    examples: {
      twice: {
        summary: 'The next 2 createInvoice answer 422',
        value: { operation: 'createInvoice', times: 2, status: 422 },
      },
      pdf: { summary: 'Every PDF stays 202', value: { operation: 'getDocumentPdf', status: 202 } },
      some: {
        summary: '30 % of everything is 503',
        value: { operation: '*', probability: 0.3, status: 503 },
      },
      slow: {
        summary: 'Lists are slow',
        value: { operation: 'listInvoices', delayMs: 800, jitterMs: 400 },
      },
      drop: { summary: 'Connections break', value: { operation: '*', drop: true, times: 1 } },
      limit: { summary: 'A rate limit', value: { operation: '*', perMinute: 60 } },
      values: {
        summary: "One client's invoices are refused",
        value: {
          operation: 'createInvoice',
          match: { body: { invoice: { client: { name: 'Ana' } } } },
          status: 422,
        },
      },
    },
    run: ({ world, body }) => {
      if (world.faults.size >= MAX_RULES)
        throw new WorldError(422, `there are ${MAX_RULES} fault rules; DELETE /__mock/faults removes them`);
      return world.faults.add(checkFault(body as FaultRule));
    },
  }),
  clearFaults: operation({
    ...{ at: 'DELETE /faults', tag: 'faults', answer: 'nothing', inProxy: true },
    summary: 'Mend everything',
    run: ({ world }) => {
      world.faults.clear();
    },
  }),
  removeFault: operation({
    ...{ at: 'DELETE /faults/{fault-id}', tag: 'faults', answer: 'nothing' },
    ...{ inProxy: true, refuses: [404], summary: 'Mend one thing' },
    run: ({ world, path }) => {
      const id = path['fault-id'];
      const ids = world.faults.list().map((one) => String(one.id));
      if (!world.faults.clear(Number(id))) throw missing(`fault rule ${id}`, ids);
    },
  }),
};

const passState = ({ pass: control }: Site) => ({
  servers: control?.servers ?? [],
  operations: control?.list() ?? [],
});

const pass = {
  getPass: operation({
    ...{ at: 'GET /pass', tag: 'hybrid', answer: 'Pass', ofAllWorlds: true },
    summary: 'Which operations real servers answer',
    run: ({ site }) => passState(site),
  }),
  setPass: operation({
    ...{ at: 'PUT /pass', tag: 'hybrid', body: 'PassChange', answer: 'Pass' },
    ...{ refuses: [409], ofAllWorlds: true },
    summary: 'Have operations answered there, or here again',
    description:
      'Only servers that were named with `--pass` when the mock was started can be chosen. A request under way ends where it began.',
    run: ({ site, body: { operations, to } }) => {
      orRefused(() => passControl(site).set(operations, to), site.pass === undefined ? 409 : 422);
      return passState(site);
    },
  }),
};

function recordingOf({ recording: control }: Site): RecordingControl {
  if (control !== undefined) return control;
  throw new WorldError(
    409,
    'only what passes to a real server is recorded: start invoicing-mock proxy URL --record FOLDER; what the mock holds is saved with POST /__mock/scenarios/saved',
  );
}

const recording = {
  getRecording: operation({
    ...{ at: 'GET /recording', tag: 'recording', answer: 'Recording', refuses: [409] },
    ...everywhere,
    summary: 'What was recorded so far',
    run: ({ site }) => recordingOf(site).state(),
  }),
  setRecording: operation({
    ...{ at: 'PUT /recording', tag: 'recording', body: 'RecordingSwitch' },
    ...{ answer: 'Recording', refuses: [409], ...everywhere },
    summary: 'Record from now on, or stop',
    description:
      'What was recorded stays. Files are written only to the folder that was named when the proxy was started.',
    run: ({ site, body: { isOn } }) => {
      recordingOf(site).setOn(isOn);
      return recordingOf(site).state();
    },
  }),
  exportRecording: operation({
    ...{ at: 'GET /recording/scenario', tag: 'recording', answer: 'RecordedScenario' },
    ...{ refuses: [409], ...everywhere },
    summary: 'The recording so far as a scenario',
    run: ({ site }) => ({ yaml: orRefused(() => recordingOf(site).scenario()) }),
  }),
};

export const trafficOperations = { ...journal, ...outbox, ...faults, ...pass, ...recording };
