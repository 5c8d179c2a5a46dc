/** What the tests of this folder share: a check on the tiny service, and how it ended. */

import { Ended, type Ending } from '../../judge/outcome.js';
import type { Violation } from '../../judge/violation.js';
import { onTiny, type TinyOptions, tinyService } from '../../run/tiny-service.fixture.js';

/** One check under way, on a service of its own. */
export function kit(options: TinyOptions = {}) {
  const tiny = tinyService(options);
  const on = onTiny(tiny.run);
  /** How the work ends the check; undefined where it does not. */
  const end = async (work: () => Promise<unknown> | unknown): Promise<Ended['ending'] | undefined> => {
    try {
      await on.within(async () => work());
      return undefined;
    } catch (error) {
      if (error instanceof Ended) return error.ending;
      throw error;
    }
  };
  return {
    ...{ tiny, end, t: on.t, client: on.client, within: on.within },
    /** What it failed with, in short: field, symptom, what came. */
    failure: async (work: () => Promise<unknown> | unknown): Promise<string | undefined> => {
      const ending = await end(work);
      return ending && inShort(ending);
    },
    /** Values that were noted. */
    noted: (): string[] => on.client.violations.filter(({ sort }) => sort !== 'shape').map(reported),
  };
}

const reported = ({ field, symptom, actual }: Violation): string => `${field} ${symptom}: ${actual}`;

const inShort = (ending: Ending): string =>
  ending.verdict === 'fail' ? reported(ending.violation) : `${ending.verdict}: ${ending.reason}`;
