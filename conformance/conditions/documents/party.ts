/** The client of a document: existing, new, or renamed, as the row says. */
import { isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { charsets } from '../factors/texts.js';
import { numbered, uniqueDigits } from '../names.js';
import { readDocument } from './read-back.js';
import type { Party, Stage } from './stage.js';
import type { DocumentCase } from './subject.js';

/** Returns the client of the row: existing or new; renames it first where the row says so. */
export async function chooseParty(current: DocumentCase): Promise<Party> {
  const { t, plan, stage } = current;
  if (plan.party === 'new') {
    const name = formerName(stage) ?? numberedName(current);
    const mailbox = { address: 'new@conformance.example' };
    // A code of digits may begin with a zero, which a number cannot.
    const code = plan.charset === 'plain' ? `0${uniqueDigits(t)}` : name.replaceAll(/[^\w-]/g, '-');
    return { name, code, mailbox };
  }
  const party = await stage.party(t, plan.charset, plan.party);
  if (plan.party === 'changed') {
    // New observations, which documents created from now on must show.
    if (party.sent?.observations !== undefined) {
      party.note = `Ring twice ${stage.word} ${t.unique('now')}`;
      party.sent = { ...party.sent, observations: party.note };
    }
    await rename(current, party);
  }
  return { ...party };
}

/** A name that no client has any more and that no new client has been given. */
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
  // An update may clear what it leaves out, such as an address that an e-mail has saved.
  const { address } = party.mailbox;
  const client = { ...party.sent, ...(address && { email: address }) };
  const named = (name: string) => ({ path, body: { client: { ...client, name } } });
  const before = party.name;
  // Which characters a name may contain is not documented.
  for (const name of oddNames(current, before)) {
    const { status } = await t.call('updateClient', named(name), { status: 'any' });
    if (!isSuccess(status)) continue;
    party.name = name;
    return;
  }
  party.name = numberedName(current, 'plain');
  await t.given.call('updateClient', named(party.name));
  // Reused only if plain: other former names belong to a client with a similar code, or may be refused for their characters.
  if (current.plan.charset === 'plain') current.stage.former.push(before);
}

/** Renames the document's client; the next update names it by the new name. */
export async function renameClient(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.sent = { ...current.sent, client: { ...(current.sent.client as Json), name: current.party.name } };
}

/** Renames the client while a document names it by the old name; which name the document then shows is not stated. */
export async function renameMeanwhile(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.shown = await readDocument(current);
}

/** Characters beyond 16 bits are used in texts only, not in names. */
function numberedName({ t, plan, stage }: DocumentCase, charset = plan.charset): string {
  const { short } = charsets[charset === 'beyond' ? 'plain' : charset];
  return numbered(t, `${short} ${stage.word}`);
}

/** Names that a target may refuse, in the order in which they are tried: of digits, of signs, in capitals, `before` itself first. */
function oddNames(current: DocumentCase, before: string): string[] {
  const { t, plan } = current;
  if (plan.charset === 'plain') return [];
  const capitals = before.toUpperCase();
  if (plan.charset === 'beyond') return [capitals === before ? t.unique('WORKS').toUpperCase() : capitals];
  return [...(plan.charset === 'blanks' ? [uniqueDigits(t)] : []), numberedName(current)];
}
