/**
 * Prism's validating proxy with our contract, before a real server: requests and answers pass unchanged; violations are
 * reported in a header, in the journal, in the console and in the terminal. With `errors` a violation becomes the
 * answer, as in Prism.
 */
import { addConsoleRoutes } from '../console/routes.js';
import { createSite } from '../control/actions.js';
import { type MockControl, mockControl } from '../control/methods.js';
import type { RecordingControl } from '../control/recording-control.js';
import { controlHooks } from '../control/request-hooks.js';
import { addControlRoutes } from '../control/routes.js';
import { createAccess } from '../http/access.js';
import { createApiServer } from '../http/api-server.js';
import { watched } from '../http/handle-request.js';
import { joinHooks } from '../http/hooks.js';
import { listen, urlOf } from '../http/listen.js';
import { createRecording } from '../recording/index.js';
import { createService } from '../service/index.js';
import { createForwarder } from './forwarder.js';
import { upstreamAt } from './upstream.js';
import { violationLine } from './violations.js';

export interface ProxyOptions {
  /** The real server, for example `http://127.0.0.1:8080`; `{account}` in its host is the account of the request. */
  target: string;
  /** 4010 by default; 0 takes a free one. */
  port?: number;
  host?: string;
  /** As for the mock; here they protect everything that passes. */
  allowHosts?: readonly string[];
  allowOrigins?: readonly string[];
  /** Answer with an error instead of passing on what breaks the contract. */
  errors?: boolean;
  /** Report values in another form (3 for "3") as violations, not as notes. */
  strict?: boolean;
  /** Milliseconds to wait for the server; 30,000 by default. */
  timeoutMs?: number;
  /** Bytes of a request body before 413; 16 MB by default. */
  bodyLimit?: number;
  /** A folder for a scenario and fixtures recorded from the traffic, with stand-ins for keys and personal data. */
  record?: string;
  /** Exchanges that the journal keeps, 1,000 by default. */
  journal?: number;
  /** Called with every violation, in one line; standard error by default. */
  complain?: (message: string) => void;
}

/**
 * A running proxy. Fault rules are applied before a request reaches the server; `journal({ violations: true })` lists
 * the exchanges that broke the contract.
 */
export interface ContractProxy extends Pick<MockControl, 'journal' | 'clearJournal' | 'findings' | 'faults'> {
  /** The address for requests instead of the server's, without a slash at the end. */
  url: string;
  port: number;
  /** What was recorded; on from the start with `record`. */
  recording: RecordingControl;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** Starts a proxy. Rejects with a sentence that says what to do for a bad address or a port that is in use. */
export async function startProxy(options: ProxyOptions): Promise<ContractProxy> {
  const { target, host = '127.0.0.1', errors = false } = options;
  const complain = options.complain ?? ((message: string) => console.error(message));
  const upstream = upstreamAt(target, options.timeoutMs ?? 30_000);
  const recording = createRecording(options.record, complain);
  let url = '';
  let answerViolations = 0;
  const site = createSite({
    service: createService(),
    scenario: '',
    upstream: target,
    recording,
    journalSize: options.journal,
    pipeline: () => way.pipeline,
    answerViolations: () => answerViolations,
    host: () => url.slice('http://'.length),
  });
  const way = createForwarder({
    forward: (arrival) => upstream.ask(arrival),
    errors,
    strict: options.strict ?? false,
    complain,
    report: (violation) => complain(site.journal.clean(violationLine(violation))),
    onAnswerViolation() {
      answerViolations++;
    },
  });
  const { allowHosts, allowOrigins } = options;
  const apiServer = createApiServer({
    access: createAccess({ host, allowHosts, allowOrigins, complain }),
    guards: 'everything',
    handleRequest: watched(joinHooks(controlHooks(site, true), recording), way.answer),
    bodyLimit: options.bodyLimit ?? 16 * MEGABYTE,
    async extend(app) {
      await addControlRoutes(app, site);
      addConsoleRoutes(app);
    },
  });
  const port = await listen(apiServer, options.port ?? 4010, host);
  url = urlOf(host, port);
  const { journal, clearJournal, findings, faults } = mockControl(site);
  return {
    ...{ url, port, journal, clearJournal, findings, faults, recording },
    async close() {
      await apiServer.close();
      await upstream.close();
      await recording.close();
    },
  };
}
