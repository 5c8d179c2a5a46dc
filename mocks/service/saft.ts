/** The request for a monthly SAF-T file: its parameters, polling and link. mocks/rendering makes the file. */
import { ok, queryText } from './answer.js';
import type { Handler } from './context.js';
import { isDone } from './jobs.js';
import { saftLink } from './link-addresses.js';
import { problem, refusal } from './refusal.js';

const exportSaft: Handler = (context, request) => {
  const month = queryText(request, 'month') ?? '';
  const year = queryText(request, 'years') ?? '';
  const problems = [
    ...(/^(0?[1-9]|1[0-2])$/.test(month) ? [] : [problem('month', 'must be a month from 1 to 12')]),
    ...(/^\d{4}$/.test(year) ? [] : [problem('years', 'must be a year in four digits')]),
  ];
  if (problems.length > 0) throw refusal(422, ...problems);
  const name = `${year}-${month.padStart(2, '0')}`;
  if (!isDone(context, `saft ${name}`)) {
    return { status: 202, body: { message: `The SAF-T file of ${name} is being generated; ask again.` } };
  }
  if (context.settings.saftFails) {
    return { status: 500, body: { message: `The SAF-T file of ${name} could not be generated.` } };
  }
  return ok({ url: saftLink(context, request.baseUrl, name) });
};

export const saftHandlers = { exportSaft } satisfies Record<string, Handler>;
