/** The client of a document: there already or yet to come, renamed where the row says so. */
import { isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { charsets } from '../factors/texts.js';
import { numbered, uniqueDigits } from '../names.js';
import { readDocument } from './read-back.js';
import type { Party, Stage } from './stage.js';
import type { DocumentCase } from './subject.js';

/** The client of the row, there already or yet to come; renamed right now where the row says so. */
export async function meetParty(current: DocumentCase): Promise<Party> {
  const { t, plan, stage } = current;
  if (plan.party === 'new') {
    const name = formerName(stage) ?? numberedName(current);
    const mailbox = { address: 'new@conformance.example' };
    // A code of digits may begin with a zero, which a number has not.
    const code = plan.charset === 'plain' ? `0${uniqueDigits(t)}` : name.replaceAll(/[^\w-]/g, '-');
    return { name, code, mailbox };
  }
  const party = await stage.party(t, plan.charset, plan.party);
  if (plan.party === 'changed') {
    // What he says from now on, of what is made from now on.
    if (party.sent?.observations !== undefined) {
      party.note = `Ring twice ${stage.word} ${t.unique('now')}`;
      party.sent = { ...party.sent, observations: party.note };
    }
    await rename(current, party);
  }
  return { ...party };
}

/** One that no client has any more; a client of two cases may have left it twice. */
function formerName({ former, reused }: Stage): string | undefined {
  let name = former.pop();
  while (name !== undefined && reused.has(name)) name = former.pop();
  if (name !== undefined) reused.add(name);
  return name;
}

async function rename(current: DocumentCase, party: Party): Promise<void> {
  const { t } = current;
  if (party.id === undefined) return;
  const path = { 'client-id': party.id };
  const named = (name: string) => ({ path, body: { client: { ...party.sent, name } } });
  const before = party.name;
  // Which characters a name may hold is not shown.
  for (const name of oddNames(current)) {
    const { status } = await t.call('updateClient', named(name), { status: 'any' });
    if (!isSuccess(status)) continue;
    party.name = name;
    return;
  }
  party.name = numberedName(current, 'plain');
  await t.given.call('updateClient', named(party.name));
  // Another of the same code, or one in characters that may be refused, says nothing of the name alone.
  if (current.plan.charset === 'plain') current.stage.former.push(before);
}

/** The document's client gets another name, by which the next update knows him. */
export async function renameClient(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.sent = { ...current.sent, client: { ...(current.sent.client as Json), name: current.party.name } };
}

/** He gets another name while a document names him by the old one; by which it shows him is not stated. */
export async function renameMeanwhile(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.shown = await readDocument(current);
}

/** What lies beyond 16 bits is left to texts. */
function numberedName({ t, plan, stage }: DocumentCase, charset = plan.charset): string {
  const { short } = charsets[charset === 'beyond' ? 'plain' : charset];
  return numbered(t, `${short} ${stage.word}`);
}

/** Names that a target may refuse, in the order in which they are tried: of digits, of signs, in capitals. */
function oddNames(current: DocumentCase): string[] {
  const { t, plan } = current;
  if (plan.charset === 'plain') return [];
  if (plan.charset === 'beyond') return [t.unique('WORKS').toUpperCase()];
  return [...(plan.charset === 'blanks' ? [uniqueDigits(t)] : []), numberedName(current)];
}
