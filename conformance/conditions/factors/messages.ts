/**
 * What an e-mail says besides its recipient. Cases take them in turn, since a factor of its own would be paired with every way
 * of every type: each is sent saving an address, not saving one, and refused, by many cases.
 */

export interface Message {
  readonly also: readonly ('cc' | 'bcc' | 'subject' | 'body' | 'logo')[];
  /** The address that is none where the e-mail is to be refused; the others are right. */
  readonly wrong: 'email' | 'cc' | 'bcc';
}

/** Every pair of what may be there is, and is not, in one of them. */
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
 * What is wrong with the e-mail that every case sends, whatever else it is e-mailed: the field, and the message. A copy's address
 * is looked at beside the other copy's, and alone.
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
 * Which of them each case of a type sends, of those that send any: each kind that is not `said` anyway once, and more often where
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
