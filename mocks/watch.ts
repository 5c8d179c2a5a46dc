/**
 * Follows the files of a running mock: the contract's in a checkout of this project (generated again, with types), and
 * the scenario's. The state is kept; an invalid file is reported, and the old content stays in force.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Operation } from '../generated/operations.js';
import type { Site } from './control/actions.js';
import { loadEditedScenario } from './control/undo.js';
import { placeOf } from './package-files/place-of.js';
import { type Contract, contractOf } from './prism/contract.js';
import { createValidation, type Validation } from './prism/validation.js';
import { loadScenario, scenarioFile } from './scenarios/load.js';
import { watchFolder } from './watch-files.js';

export interface Watched {
  site: Site;
  /** Called with the contract for the next requests. */
  follow(contract: Contract, validation: Validation): void;
  /** The scenario's name or path. */
  scenario: string;
  /** A checkout of this project; searched for unless given. */
  checkout?: string;
  say(message: string): void;
}

/** Resolves when it is listening; watches until the returned function is called. Reports what is watched. */
export async function watchFiles(watched: Watched): Promise<() => void> {
  const { scenario, say, checkout = ownCheckout() } = watched;
  const file = scenarioSource(scenario, checkout);
  const watchers = [
    // A scenario's folder may contain a whole project, so only the contract's is watched recursively.
    watchFolder({
      folder: dirname(file),
      depth: 0,
      matters: (name) => name === basename(file),
      notice: () => {},
      act: () => renewScenario(watched, file),
    }),
  ];
  if (checkout !== undefined) {
    const contract = watchFolder({
      folder: join(checkout, 'spec'),
      depth: undefined,
      matters: (name) => name.endsWith('.yaml'),
      notice: (path) => say(`${relative(checkout, path)} has changed: generating...`),
      act: () => renewContract(watched, checkout),
    });
    watchers.push(contract);
  }
  const watching = await Promise.all(watchers);
  const contract = checkout === undefined ? '' : `${join(checkout, 'spec')} and `;
  say(`watching ${contract}${file}${checkout === undefined ? ' (the contract is that of the package)' : ''}`);
  return () => {
    for (const watcher of watching) void watcher.close();
  };
}

/** The checkout with the contract's sources, when this code runs in one (built or not) and not as a package. */
function ownCheckout(): string | undefined {
  const root = placeOf('.');
  return [root, dirname(root)].find((folder) => existsSync(join(folder, 'spec', 'openapi.yaml')));
}

/** The path of the scenario to watch: of a shipped one, the file in the checkout and not its built copy. */
function scenarioSource(scenario: string, checkout: string | undefined): string {
  const source = checkout === undefined ? '' : join(checkout, 'mocks', 'scenarios', `${scenario}.yaml`);
  return existsSync(source) ? source : scenarioFile(scenario);
}

function renewScenario({ site, scenario, say }: Watched, file: string): void {
  try {
    const hadWrites = loadEditedScenario(site, scenario, loadScenario(file));
    const lost = hadWrites ? '; what had been written since is gone, POST /__mock/undo brings it back' : '';
    say(`${file} has changed and is loaded${lost}`);
  } catch (error) {
    say(`${file} was not accepted, the old one goes on: ${(error as Error).message}`);
  }
}

async function renewContract({ follow, say }: Watched, checkout: string): Promise<void> {
  try {
    await node(checkout, 'spec/generate.ts');
    const table =
      "import {operations} from './generated/operations.ts'; console.log(JSON.stringify(operations))";
    const operations = JSON.parse(await node(checkout, '--input-type=module', '-e', table));
    const document = JSON.parse(readFileSync(join(checkout, 'generated/openapi.json'), 'utf8'));
    const contract = contractOf(operations as Record<string, Operation>, () => document);
    const validation = createValidation(contract);
    validation.compileAll();
    follow(contract, validation);
    say(`the contract is generated and in force (${contract.operations.length} operations); the state stays`);
  } catch (error) {
    say(`the contract was not accepted, the old one goes on:\n${(error as Error).message}`);
  }
}

/** The output of a TypeScript file of the checkout. Rejects with its error message. */
function node(checkout: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...words], { cwd: checkout });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(reasonIn(err)))));
  });
}

/** The error without its stack trace: the message is for the person who edits the contract. */
function reasonIn(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s+at |^node:|^Node\.js v/.test(line));
  return lines.join('\n').trim().slice(0, 1500);
}
