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

/** What is wrong with the one that every case sends, whatever else it is e-mailed. */
export type Refusal = Message['wrong'] | 'cc alone' | 'bcc alone' | 'save' | 'logo' | 'no email' | 'no save';

/** A copy's address is looked at beside the other copy's, and alone. */
export const refusals: readonly Refusal[] = [
  ...(['email', 'no save', 'cc', 'save', 'bcc', 'no email', 'logo', 'cc alone', 'bcc alone'] as const),
];

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

/** The field of a message that each refusal is about. */
export const refusedField: Record<Refusal, readonly string[]> = {
  email: ['client', 'email'],
  'no email': ['client', 'email'],
  save: ['client', 'save'],
  'no save': ['client', 'save'],
  cc: ['cc'],
  bcc: ['bcc'],
  'cc alone': ['cc'],
  'bcc alone': ['bcc'],
  logo: ['logo'],
};
