/** Taxes of several rates for the lines of documents, created once per process. */
import { orUndefined } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';

export interface Tax {
  name: string;
  value: string;
}

export type Rate = 'usual' | 'second' | 'decimal' | 'exempt';

/** A rate that the target refuses is replaced by the usual one; undefined when there is no tax at all. */
export const ratesOf = (t: CheckContext): Promise<Record<Rate, Tax | undefined>> =>
  t.given.once('taxes of several rates', async () => {
    const tax = async (value: string): Promise<Tax | undefined> => {
      if (!t.settings.claims.includes('taxes')) return undefined;
      const made = await orUndefined(() => t.given.tax({ value }));
      return made && { name: made.name, value };
    };
    const known = t.dialect.tax;
    const usual = known ? { name: known.name, value: String(known.value) } : await tax('23.0');
    return {
      usual,
      second: (await tax(Number(usual?.value) === 13 ? '6.0' : '13.0')) ?? usual,
      decimal: (await tax('6.5')) ?? usual,
      exempt: (await tax('0.0')) ?? usual,
    };
  });
