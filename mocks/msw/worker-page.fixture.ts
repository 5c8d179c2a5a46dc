/** The page of the browser test: a worker with the mock's handlers, callable from the test. */
import { createInvoicingHandlers, type InvoicingHandlersOptions } from 'invoicing-contract/msw';
import { setupWorker } from 'msw/browser';
import { type Reported, report, type Step } from './comparing.fixture.js';

/** Starts the worker and sends the requests through it. */
async function run([options, rows]: readonly [InvoicingHandlersOptions, Step[]]) {
  const mock = createInvoicingHandlers(options);
  const worker = setupWorker(...mock.handlers);
  await worker.start({ quiet: true });
  const reported: Reported[] = await report([rows, mock.url, mock.apiKey]);
  return { reported, answerViolations: mock.answerViolations, journal: mock.journal().length };
}

Object.assign(globalThis, { run });
