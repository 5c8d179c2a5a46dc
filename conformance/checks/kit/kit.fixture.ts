/** Runs one check on the tiny service, for the tests of this folder. */

import { Ended, type Ending } from '../../judge/outcome.js';
import type { Violation } from '../../judge/violation.js';
import { onTiny, type TinyOptions, tinyService } from '../../run/tiny-service.fixture.js';

/** A check in progress, on its own service. */
export function kit(options: TinyOptions = {}) {
  const tiny = tinyService(options);
  const on = onTiny(tiny.run);
  /** The ending that the work throws; undefined when it throws none. */
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
    /** The failure in short: field, symptom, actual value. */
    failure: async (work: () => Promise<unknown> | unknown): Promise<string | undefined> => {
      const ending = await end(work);
      return ending && inShort(ending);
    },
    /** The noted violations, except those of a schema. */
    noted: (): string[] => on.client.violations.filter(({ sort }) => sort !== 'shape').map(reported),
  };
}

const reported = ({ field, symptom, actual }: Violation): string => `${field} ${symptom}: ${actual}`;

const inShort = (ending: Ending): string =>
  ending.verdict === 'fail' ? reported(ending.violation) : `${ending.verdict}: ${ending.reason}`;
