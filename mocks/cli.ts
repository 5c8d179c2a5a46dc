#!/usr/bin/env node
/**
 * The command `invoicing-mock`: parses options, starts a mock and prints a start message. `startMock()` can do
 * everything that the command can.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { listAssumedFaults, listConditions, listFaults, listVariants, startMock } from './index.js';
import { addFlags, flagsBeside, optionsFrom, wholeNumber } from './options/flags.js';
import { packageVersion } from './package-files/version.js';
import { jsonLine, proxyWelcome, staticWelcome, welcome } from './welcome.js';

/** Flags that are no options of `startMock()`. */
interface Flags {
  json?: boolean;
  static?: boolean;
  listFaults?: boolean;
  listConditions?: boolean;
  quiet?: boolean;
  host: string;
  port: number;
}

interface ProxyFlags {
  port: number;
  host: string;
  allowHost?: string[];
  allowOrigin?: string[];
  errors?: boolean;
  strict?: boolean;
  timeoutMs?: number;
  record?: string;
  json?: boolean;
  quiet?: boolean;
}

interface FidelityFlags {
  report: string;
  atLeast?: number;
  tier: 'core' | 'complete';
  json?: boolean;
}

/** Delay of the warm-up, so that it does not slow down the start. */
const WARM_UP_AFTER_MS = 2000;
/** For developers of the project (CONTRIBUTING.md); not in `--help`. */
const INTERNAL = ['--static', '--list-faults', '--list-conditions'];
const STATIC_FLAGS = ['--static', '--port', '--host', '--quiet'];

function proxyCommand(): Command {
  const command = new Command('proxy')
    .description('Pass requests on to a real server, and show what breaks the contract.')
    .argument('<url>', 'the server, for example http://127.0.0.1:8080 or https://{account}.example.com');
  return addFlags(command, ['port', 'host', 'allowHosts', 'allowOrigins'])
    .option('--errors', 'answer with an error instead of passing on what breaks the contract')
    .option('--strict', 'report another form of the right value (3 for "3") as a violation, not as a note')
    .option(
      '--record <directory>',
      'write a scenario and fixtures of what passes there, without personal data',
    )
    .option('--timeout-ms <number>', 'how long to wait for the server (default: 30000)', wholeNumber)
    .option('--json', 'print one line of JSON for programs when ready')
    .option('-q, --quiet', 'print nothing when ready, and no violations')
    .helpOption('--help', 'print this')
    .action(proxy);
}

async function proxy(target: string, flags: ProxyFlags): Promise<void> {
  const { startProxy } = await import('./proxy/index.js');
  const { json, quiet, allowHost: allowHosts, allowOrigin: allowOrigins, ...options } = flags;
  const started = await startProxy({
    ...options,
    allowHosts,
    allowOrigins,
    target,
    ...(quiet && { complain: () => {} }),
  });
  if (json) console.log(JSON.stringify({ base_url: started.url, upstream: target }));
  else if (!quiet) console.log(proxyWelcome(started.url, target, options.record));
  closeOnSignal(() => started.close());
}

function fidelityCommand(): Command {
  return new Command('fidelity')
    .description('Compare the mock with recordings of a real server, and say how alike they answer.')
    .argument('<recordings...>', 'folders that proxy --record wrote')
    .option('--report <directory>', 'where fidelity.json and fidelity.html are written', 'fidelity-report')
    .option('--at-least <percent>', 'end with 1 when a tier scores less', percentage)
    .option('--tier <tier>', 'the tier that --at-least is about: core or complete', tierName, 'complete')
    .option('--json', 'print the result as JSON')
    .helpOption('--help', 'print this')
    .action(fidelity);
}

function percentage(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= 0 && number <= 100) return number;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

function tierName(text: string): string {
  if (text === 'core' || text === 'complete') return text;
  throw new InvalidArgumentError('It must be core or complete.');
}

/** Exits with 1 for a score below `--at-least`, and with 2 for recordings that cannot be compared. */
async function fidelity(folders: string[], flags: FidelityFlags): Promise<void> {
  const { fidelityOf, fidelityText, writeFidelity } = await import('./fidelity/index.js');
  try {
    const options = { port: 0, scenario: 'empty', asyncPolls: 0, selfCheck: false, complain: () => {} };
    const found = await fidelityOf(folders, (clock) => startMock({ ...options, clock }));
    writeFidelity(flags.report, found);
    console.log(flags.json ? JSON.stringify(found) : fidelityText(found));
    if (!flags.json) console.log(`more in ${flags.report}/fidelity.html`);
    const { score } = found.tiers[flags.tier];
    if (flags.atLeast === undefined || (score !== null && score >= flags.atLeast)) return;
    console.error(`${flags.tier} scores ${score ?? 'nothing'}, less than --at-least ${flags.atLeast}`);
    process.exitCode = 1;
  } catch (error) {
    console.error(`invoicing-mock fidelity: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}

function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(() => process.exit(0));
    });
  }
}

function program(): Command {
  const command = new Command('invoicing-mock')
    .enablePositionalOptions()
    .addCommand(proxyCommand())
    .addCommand(fidelityCommand())
    .helpCommand(false)
    .usage('[options] [command]')
    .argument('[words...]')
    .action(mock)
    .description('A mock of the invoicing API that remembers what it is sent.')
    .version(packageVersion(), '--version', 'print the version');
  for (const flag of INTERNAL) command.addOption(new Option(flag).hideHelp());
  return addFlags(command)
    .option('--json', 'print one line of JSON for programs when ready')
    .option('-q, --quiet', 'print nothing when ready')
    .helpOption('--help', 'print this')
    .showHelpAfterError('(--help shows every option)');
}

async function mock(words: string[], flags: Flags, command: Command): Promise<void> {
  if (words.length > 0) {
    const commands = command.commands.map((one) => one.name()).join(' and ');
    throw new Error(
      `there is no command "${words[0]}": without one the mock starts; there are ${commands} (see --help)`,
    );
  }
  if (flags.static) {
    const ignored = flagsBeside(command, STATIC_FLAGS);
    if (ignored.length > 0) {
      throw new Error(
        `--static is stock Prism, which knows nothing of ${ignored.join(', ')}: leave one of them out`,
      );
    }
    const { startStatic } = await import('./static.js');
    const stock = await startStatic(flags.host, flags.port, (line) => flags.quiet || console.log(line));
    if (!flags.quiet) console.log(staticWelcome(stock.url));
    closeOnSignal(() => stock.close());
    return;
  }
  if (flags.listFaults) {
    for (const { id, says } of [...(await listFaults()), ...(await listAssumedFaults())])
      console.log(`${id.padEnd(70)} ${says}`);
    for (const { name, says } of await listVariants()) console.log(`variant ${name.padEnd(64)} ${says}`);
    return;
  }
  if (flags.listConditions) {
    for (const { id, says } of await listConditions())
      console.log(`${id.padEnd(30)} shows only when ${says}`);
    return;
  }
  const started = await startMock(optionsFrom(command));
  if (flags.json) console.log(jsonLine(started));
  else if (!flags.quiet) console.log(welcome(started));
  setTimeout(() => started.warmUp(), WARM_UP_AFTER_MS).unref();
  closeOnSignal(() => started.close());
}

// The reader of a pipe may stop early: `--list-faults | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

program()
  .parseAsync()
  .catch((error: Error) => {
    console.error(`invoicing-mock: ${error.message}`);
    process.exitCode = 1;
  });
