/**
 * `npm run generators`: tries every tool of tools.yaml with the contract, one after another, and writes its row into
 * the table of spec/README.md. `--only WORD` tries some; KEEP_GENERATED=1 keeps their folders. Exits with 1 when a tool
 * failed for another reason than its own defect, or when a listed defect is gone.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { parse } from 'yaml';
import { placeOf } from '../../../mocks/package-files/place-of.js';
import { startMock } from '../programs.js';

type Step = 'install' | 'run' | 'check' | 'program';

/** A row of tools.yaml, where each field is explained. */
interface Tool extends Partial<Record<Step, string>> {
  name: string;
  version: string;
  language: string;
  documents?: readonly string[];
  uses: readonly string[];
  files?: readonly string[];
  warning?: string;
  defect?: { step: Step; says: string; means: string; documents: readonly string[] };
}

const HERE = placeOf('.ci/side/generators');
const README = placeOf('spec/README.md');
const FILES: Readonly<Record<string, string>> = { '3.1': 'openapi.json', '3.0': 'openapi-3.0.json' };
const STEPS = ['install', 'run', 'check', 'program'] as const;
const STEP_MINUTES = 12;
/** The total of every program's invoice; a client that drops cents does not reach it. */
const TOTAL = 322438.81;
/** Strict, with the module resolution of bundlers, as in current projects. */
const TSC =
  '--strict --skipLibCheck --allowImportingTsExtensions --target es2022 --module preserve --moduleResolution bundler --lib es2022,dom,dom.iterable --types node';

const { child, said } = await startMock('--async-polls', '2');

function shell(command: string, cwd: string, document = ''): Promise<{ ok: boolean; output: string }> {
  const path = [join(cwd, 'node_modules/.bin'), join(cwd, 'venv/bin'), process.env.PATH].join(delimiter);
  const own = { OPENAPI: document, BASE_URL: said.base_url, API_KEY: said.api_key, TSC, PATH: path };
  const running = spawn('sh', ['-ec', command], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_yes: 'true', NO_COLOR: '1', ...own },
  });
  return new Promise((resolve) => {
    let output = '';
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    const clock = setTimeout(() => {
      output += `\nerror: no end within ${STEP_MINUTES} minutes`;
      if (running.pid) process.kill(-running.pid, 'SIGKILL');
    }, STEP_MINUTES * 60_000);
    running.on('close', (code) => {
      clearTimeout(clock);
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}

/** Whether the invoice named in a program's output exists, is final, and has the full total. */
async function wasDone(output: string): Promise<boolean> {
  const id = /done (\d+)\s*$/m.exec(output)?.[1];
  const answer = await fetch(`${said.base_url}/invoices/${id}.json?api_key=${said.api_key}`);
  const { invoice } = (await answer.json()) as { invoice?: { status: string; total: number } };
  return invoice?.status === 'final' && invoice.total === TOTAL;
}

/** Runs the steps in a folder until one fails. Returns the table's cells, and whether tools.yaml agrees. */
async function trySteps(tool: Tool, version: string, folder: string) {
  const document = placeOf(`generated/${FILES[version]}`);
  const defect = tool.defect?.documents.includes(version) ? tool.defect : undefined;
  const cells = STEPS.map(() => '');
  let warnings = 0;
  for (const [at, step] of STEPS.entries()) {
    const command = tool[step];
    if (command === undefined) continue;
    const { ok: ended, output } = await shell(command, folder, document);
    const ok = ended && (step !== 'program' || (await wasDone(output)));
    const isWarning = new RegExp(tool.warning ?? '\\bwarn(ing)?\\b', 'i');
    if (step === 'run') warnings = output.split('\n').filter((line) => isWarning.test(line)).length;
    cells[at] = 'yes';
    if (ok) continue;
    const isKnown = defect?.step === step && new RegExp(defect.says).test(output);
    cells[at] = isKnown ? `no, its defect: ${defect.means}` : 'no';
    if (!isKnown) console.log(output.slice(-6000));
    return { cells, warnings, isExpected: isKnown };
  }
  if (defect) console.log(`a listed defect did not show, delete it from tools.yaml: ${defect.says}`);
  return { cells, warnings, isExpected: !defect };
}

async function tryTool(tool: Tool, version: string): Promise<{ row: string; isExpected: boolean }> {
  const name = [tool.name, tool.version, tool.language, version];
  const row = (...cells: (string | number)[]) => `| ${[...name, ...cells].join(' | ')} |`;
  for (const command of tool.uses)
    if (!(await shell(`command -v ${command}`, '/')).ok)
      return { row: row(`not tried: no ${command}`, '', '', '', ''), isExpected: true };
  const folder = mkdtempSync(join(tmpdir(), 'generators-'));
  try {
    for (const project of tool.files ?? [])
      cpSync(join(HERE, 'projects', project), folder, { recursive: true });
    const { cells, warnings, isExpected } = await trySteps(tool, version, folder);
    const date = new Date().toISOString().slice(0, 10);
    return { row: row(...cells.slice(1), warnings, date), isExpected };
  } finally {
    if (process.env.KEEP_GENERATED) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** The key of a row of the table: tool and document. */
function keyOf(row: string): string {
  const [, name, , , version] = row.split('|').map((cell) => cell.trim());
  return `${name} ${version}`;
}

/** Replaces a row of the table; rows of tools that are no longer in tools.yaml are removed. */
function keep(row: string, tools: readonly Tool[]): void {
  const known = tools.flatMap(({ name, documents = ['3.1'] }) => documents.map((one) => `${name} ${one}`));
  const readme = readFileSync(README, 'utf8');
  const written = readme.replace(/(?<=<!-- generators -->\n\n)[^<]*/, (table) => {
    const [head, line, ...rows] = table.trim().split('\n');
    const all = new Map([...rows, row].map((one) => [keyOf(one), one]));
    return `${[head, line, ...known.flatMap((key) => all.get(key) ?? [])].join('\n')}\n\n`;
  });
  writeFileSync(README, written);
}

const { only = [] } = new Command('generators')
  .option('--only <word...>', 'tools whose name holds it')
  .parse()
  .opts<{ only?: string[] }>();
const tools = parse(readFileSync(join(HERE, 'tools.yaml'), 'utf8')) as Tool[];
const isChosen = ({ name }: Tool) =>
  only.length === 0 || only.some((word) => name.toLowerCase().includes(word.toLowerCase()));
try {
  for (const tool of tools.filter(isChosen))
    for (const version of tool.documents ?? ['3.1']) {
      const { row, isExpected } = await tryTool(tool, version);
      console.log(row);
      keep(row, tools);
      if (!isExpected) process.exitCode = 1;
    }
} finally {
  child.kill();
}
