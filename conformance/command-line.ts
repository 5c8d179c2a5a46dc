/** Parses the command line of `invoicing-conformance`; builds the settings from flags, environment and configuration file. */
import { Command } from 'commander';
import { camel, nowhere, options, readSettings, type Settings, UsageError } from './target/settings.js';
import { packageVersion } from './version.js';

function command(): Command {
  const program = new Command('invoicing-conformance')
    .description(
      'Judges any implementation of the invoicing API over HTTP. `merge DIR...` puts the reports of shards together.',
    )
    .version(packageVersion(), '--version', 'print the version')
    .option('--config <FILE>', 'YAML file with the same settings')
    .option('--list', 'print the ids of the selected checks')
    .option(
      '--dry-run',
      'print the requests that would be sent, how many, what they leave and how long they take',
    )
    .option('--watch', 'run again what failed, whenever a key is pressed or the target is back')
    .option('--reproduce <REPORT/FINDING>', 'run the checks behind one finding again')
    .option('--cleanup', 'only remove what an earlier run (in the report folder) has left')
    .option('--no-assumed', 'leave out what we only assume')
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  for (const { name, kind, value, help } of options) {
    if (kind === 'flag') program.option(`--${name}`, help);
    else if (kind === 'assumed') program.option(`--${name} [${value}]`, help);
    else if (kind === 'list')
      program.option(`--${name} <${value}>`, help, (one: string, all: string[] = []) => [...all, one]);
    else program.option(`--${name} <${value}>`, help);
  }
  return program;
}

/** The parsed command line. */
export interface Asked {
  settings: Settings;
  list: boolean;
  dryRun: boolean;
  cleanup: boolean;
  watch: boolean;
  reproduce?: string;
  /** The path given by --config. */
  config?: string;
}

/** Throws UsageError and CommanderError. */
export function readCommandLine(argv: string[]): Asked {
  const program = command();
  program.parse(argv, { from: 'user' });
  if (program.args.length > 0) throw new UsageError(`unknown argument "${program.args[0]}"; see --help.`);
  const given = program.opts() as Record<string, unknown>;
  const flags = Object.fromEntries(options.map(({ name }) => [name, given[camel(name)]]));
  // Commander defaults a flag that has a `--no-` form to true: that is not a choice of the user.
  if (program.getOptionValueSource('assumed') === 'default') flags.assumed = undefined;
  const offline = Boolean(given.list || given.dryRun);
  const filled = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  const settings = readOffline(offline, filled, given.config as string | undefined);
  return {
    settings,
    list: Boolean(given.list),
    dryRun: Boolean(given.dryRun),
    cleanup: Boolean(given.cleanup),
    watch: Boolean(given.watch),
    reproduce: given.reproduce as string | undefined,
    config: given.config as string | undefined,
  };
}

/** Reads the settings; `offline` (--list, --dry-run) accepts a missing address and a missing key. */
function readOffline(offline: boolean, flags: Record<string, unknown>, config: string | undefined): Settings {
  try {
    return readSettings({ flags, env: process.env, config });
  } catch (error) {
    if (!offline) throw error;
    return readSettings({ flags: { ...nowhere, ...flags }, env: process.env, config });
  }
}
