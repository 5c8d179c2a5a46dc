/**
 * The content of e-mails besides the recipient. Cases rotate through it, because a factor would be paired with every path of
 * every type. Each message is sent by many cases: saving an address, not saving one, and refused.
 */

export interface Message {
  readonly also: readonly ('cc' | 'bcc' | 'subject' | 'body' | 'logo')[];
  /** The address that is invalid where the e-mail is to be refused; the others are valid. */
  readonly wrong: 'email' | 'cc' | 'bcc';
}

/** Every pair of optional parts occurs, present or absent, in some message. */
export const messages: readonly Message[] = [
  { also: ['cc', 'subject'], wrong: 'email' },
  { also: [], wrong: 'email' },
  { also: ['bcc', 'body'], wrong: 'cc' },
  { also: ['cc', 'bcc', 'subject', 'body', 'logo'], wrong: 'bcc' },
  { also: ['cc', 'body', 'logo'], wrong: 'cc' },
  { also: ['bcc', 'subject', 'logo'], wrong: 'email' },
];

const client = { email: 'refused@conformance.example', save: '1' };
const copies = { cc: 'copy@conformance.example', bcc: 'blind@conformance.example' };
const wrong = 'no address';

/**
 * Invalid e-mails that cases send besides their own: the invalid field and the message. Invalid cc and bcc occur with the other
 * copy and alone.
 */
export const refused = {
  email: { field: ['client', 'email'], message: { client: { ...client, email: wrong } } },
  'no save': { field: ['client', 'save'], message: { client: { email: client.email } } },
  cc: { field: ['cc'], message: { client, ...copies, cc: wrong } },
  save: { field: ['client', 'save'], message: { client: { ...client, save: wrong } } },
  bcc: { field: ['bcc'], message: { client, ...copies, bcc: wrong } },
  'no email': { field: ['client', 'email'], message: { client: { save: client.save } } },
  logo: { field: ['logo'], message: { client, logo: 'maybe' } },
  'cc alone': { field: ['cc'], message: { client, cc: wrong } },
  'bcc alone': { field: ['bcc'], message: { client, bcc: wrong } },
};
export type Refusal = keyof typeof refused;
export const refusals = Object.keys(refused) as Refusal[];

/**
 * Distributes the kinds of refusal over the cases that send any: each kind that is not in `said` once, and more often where
 * there are many cases.
 */
export function dealRefusals(
  nth: number,
  sends: readonly boolean[],
  said: readonly Refusal[] = [],
): Refusal[][] {
  const dealt = sends.map((): Refusal[] => []);
  const takers = dealt.filter((_, n) => sends[n]);
  const kinds = refusals.filter((kind) => !said.includes(kind));
  const count = takers.length === 0 ? 0 : Math.max(kinds.length, Math.floor(takers.length / 2));
  for (let n = 0; n < count; n += 1)
    takers[n % takers.length]?.push(kinds[(n + nth) % kinds.length] as Refusal);
  return dealt;
}
