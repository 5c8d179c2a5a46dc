/** Factors that documents and records share. */
import type { Factor } from './factor.js';
import type { charsets } from './texts.js';

/** `mayRefuse`: why a target may refuse such characters; `beyond`: the same for those beyond 16 bits. */
export const textsFactor = (
  mayRefuse: string,
  beyond = mayRefuse,
): Factor<{ charset: keyof typeof charsets }> => ({
  name: 'texts',
  any: 'with signs and characters of other scripts in texts',
  values: {
    plain: { says: 'with plain texts', plan: { charset: 'plain' } },
    signs: {
      says: 'with &, quotes and characters of many scripts in texts',
      plan: { charset: 'signs' },
      mayRefuse,
    },
    blanks: {
      says: 'with signs, blanks in a row, tabs and line breaks in texts, and a name of digits',
      plan: { charset: 'blanks' },
      mayRefuse,
    },
    beyond: {
      says: 'with emoji, signs and long texts, and a name in capitals',
      plan: { charset: 'beyond' },
      mayRefuse: beyond,
    },
  },
});

export const accountFactor: Factor<{ account: 'own' | 'second' }> = {
  name: 'account',
  isSparing: true,
  values: {
    own: { says: 'in the account under test', plan: { account: 'own' } },
    second: { says: 'in the second account', plan: { account: 'second' } },
  },
};
