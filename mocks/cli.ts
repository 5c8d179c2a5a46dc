#!/usr/bin/env node
/**
 * The command `invoicing-mock`: options in, a running mock and a start message out. Everything it can do,
 * `startMock()` can do too.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { listFaults, listGuises, type MockOptions, startMock } from './index.js';
import { jsonLine, proxyWelcome, staticWelcome, welcome } from './welcome.js';

interface Flags {
  port: number;
  host: string;
  scenario?: string;
  data?: string;
  salvage?: boolean;
  seed?: string;
  clock?: string;
  json?: boolean;
  static?: boolean;
  watch?: boolean;
  errorBodies?: 'json' | 'list' | 'empty';
  strictRules?: boolean;
  rateLimit?: number | true;
  asyncPolls?: number;
  asyncMs?: number;
  saftFails?: boolean;
  bodyLimit?: number;
  selfCheck: boolean;
  smtp?: string;
  fault?: string[];
  guise?: string[];
  listFaults?: boolean;
  quiet?: boolean;
}

/** Requests a minute that the real service was seen to allow. */
const USUAL_RATE = 780;

const collect = (one: string, all: string[] = []) => [...all, one];

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(text);
}

function port(text: string): number {
  const number = whole(text);
  if (number > 65535) throw new InvalidArgumentError('Ports end at 65535; 0 takes a free one.');
  return number;
}

function moment(text: string): string {
  if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('Write it like 2026-11-21T10:00:00Z.');
  return text;
}

interface ProxyFlags {
  port: number;
  host: string;
  errors?: boolean;
  timeoutMs?: number;
  json?: boolean;
  quiet?: boolean;
}

function proxyCommand(): Command {
  return new Command('proxy')
    .description('Pass requests on to a real server, and tell what breaks the contract.')
    .argument('<url>', 'the server, for example http://127.0.0.1:8080 or https://{account}.example.com')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('-h, --host <address>', 'address to listen on', '127.0.0.1')
    .option('--errors', 'answer with an error instead of passing on what breaks the contract')
    .option('--timeout-ms <number>', 'how long to wait for the server (30000 unless told)', whole)
    .option('--json', 'print one line of JSON for programs when ready')
    .option('-q, --quiet', 'print nothing when ready, and no violations')
    .helpOption('--help', 'print this')
    .action(proxy);
}

async function proxy(target: string, flags: ProxyFlags): Promise<void> {
  const { startProxy } = await import('./proxy/index.js');
  const { json, quiet, ...options } = flags;
  const started = await startProxy({ ...options, target, ...(quiet && { complain: () => {} }) });
  if (json) console.log(JSON.stringify({ base_url: started.url, upstream: target }));
  else if (!quiet) console.log(proxyWelcome(started.url, target));
  closeOnSignal(() => started.close());
}

function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(() => process.exit(0));
    });
  }
}

function program(): Command {
  return new Command('invoicing-mock')
    .enablePositionalOptions()
    .addCommand(proxyCommand())
    .helpCommand(false)
    .action(mock)
    .description('A mock of the invoicing API that remembers what it is told.')
    .option('-p, --port <number>', 'port to listen on; 0 takes a free one', port, 4010)
    .option('-h, --host <address>', 'address to listen on', '127.0.0.1')
    .option('-s, --scenario <name>', 'data to start from: demo (unless told), empty, large, or a YAML file')
    .option(
      '--data <directory>',
      'keep everything there across restarts; the scenario fills it when it is new',
    )
    .option('--salvage', 'mend a damaged --data directory first: keeps a copy, saves what can be read')
    .option('--seed <text>', 'same seed and clock, same requests: same ids and bodies')
    .option('--clock <date-time>', 'ISO date-time at which the clock stands', moment)
    .option('--json', 'print one line of JSON for programs when ready')
    .option(
      '--watch',
      'follow the files of the scenario and, in a checkout, of the contract; the state stays',
    )
    .option('--static', 'stock Prism on the same contract: examples, no memory')
    .addOption(
      new Option('--error-bodies <form>', 'bodies of 401, 404 and 422 (json unless told)').choices([
        'json',
        'list',
        'empty',
      ]),
    )
    .option('--strict-rules', 'refuse what real services were seen to refuse beyond the contract')
    .option(
      '--rate-limit [number]',
      `requests a minute before 429 (${USUAL_RATE} when no number is given)`,
      whole,
    )
    .option('--async-polls <number>', 'how often PDF and SAF-T answer 202 before 200', whole)
    .option('--async-ms <number>', 'how many milliseconds they answer 202', whole)
    .option('--saft-fails', 'SAF-T generation answers 500')
    .option('--body-limit <bytes>', 'largest request body before 413', whole)
    .option('--no-self-check', 'do not judge the own answers by the contract')
    .option('--smtp <url>', 'really send mails there, for example smtp://127.0.0.1:1025')
    .option('--fault <id>', 'a deliberate defect; repeatable', collect)
    .option('--guise <name>', 'a lawful but awkward way to answer; repeatable', collect)
    .option('--list-faults', 'print the defects and the guises there are')
    .option('-q, --quiet', 'print nothing when ready')
    .helpOption('--help', 'print this')
    .showHelpAfterError('(--help shows every option)');
}

function optionsOf(flags: Flags): MockOptions {
  const {
    json: _json,
    static: _static,
    quiet: _quiet,
    listFaults: _list,
    fault,
    guise,
    rateLimit,
    ...rest
  } = flags;
  return { ...rest, faults: fault, guises: guise, rateLimit: rateLimit === true ? USUAL_RATE : rateLimit };
}

async function mock(flags: Flags): Promise<void> {
  if (flags.static) {
    const { startStatic } = await import('./static.js');
    const stock = await startStatic(flags.host, flags.port, (line) => flags.quiet || console.log(line));
    if (!flags.quiet) console.log(staticWelcome(stock.url));
    closeOnSignal(() => stock.close());
    return;
  }
  if (flags.listFaults) {
    for (const { id, says } of await listFaults()) console.log(`${id.padEnd(70)} ${says}`);
    for (const { name, says } of await listGuises()) console.log(`guise ${name.padEnd(64)} ${says}`);
    return;
  }
  const started = await startMock(optionsOf(flags));
  if (flags.json) console.log(jsonLine(started));
  else if (!flags.quiet) console.log(welcome(started));
  closeOnSignal(() => started.close());
}

program()
  .parseAsync()
  .catch((error: Error) => {
    console.error(`invoicing-mock: ${error.message}`);
    process.exitCode = 1;
  });
