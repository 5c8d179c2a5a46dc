// Tries one tool in an empty folder of its own: install, run, compile or import, and the program against the mock.
// Decides what each step came to; prints nothing and keeps nothing.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type RunningMock, wasDone } from './mock.js';
import type { DocumentVersion, Step, Tool } from './table.js';

export interface StepResult {
  ok: boolean;
  /** Lines that report errors, or the last lines when none does. */
  says: string[];
  errors: number;
}

export interface Trial {
  tool: string;
  version: string;
  language: string;
  document: DocumentVersion;
  date: string;
  /** The commands that this machine lacks; then nothing was tried. */
  lacks: string[];
  steps: { [Name in Step]?: StepResult };
  warnings: number;
  /** What defect of the tool's own explains the step that failed. */
  defect?: string;
  /** A defect that tools.yaml lists and that did not show. */
  goneDefects: string[];
}

const PROJECTS = fileURLToPath(new URL('projects', import.meta.url));
const STEPS = ['install', 'run', 'check', 'program'] as const;
const STEP_MINUTES = 12;
const ERROR_LINE = /\berror\b|exception|cannot|failed|redeclared|duplicate|undefined:/i;
/** Strict, and as a bundler resolves: what a generated client has to bear in a project of today. */
const TSC =
  '--strict --skipLibCheck --allowImportingTsExtensions --target es2022 --module preserve --moduleResolution bundler --lib es2022,dom,dom.iterable --types node';

export async function tryTool(
  tool: Tool,
  version: DocumentVersion,
  document: string,
  mock: RunningMock,
): Promise<Trial> {
  const lacks: string[] = [];
  for (const command of tool.uses)
    if (!(await shell(`command -v ${command}`, '/', {})).ok) lacks.push(command);
  const trial: Trial = {
    tool: tool.name,
    version: tool.version,
    language: tool.language,
    document: version,
    date: new Date().toISOString().slice(0, 10),
    lacks,
    steps: {},
    warnings: 0,
    goneDefects: [],
  };
  if (lacks.length > 0) return trial;
  const folder = mkdtempSync(join(tmpdir(), 'generators-'));
  try {
    for (const project of tool.files) cpSync(join(PROJECTS, project), folder, { recursive: true });
    await trySteps(trial, tool, folder, document, mock);
  } finally {
    if (!process.env.KEEP_GENERATED) rmSync(folder, { recursive: true, force: true });
  }
  return trial;
}

async function trySteps(
  trial: Trial,
  tool: Tool,
  folder: string,
  document: string,
  mock: RunningMock,
): Promise<void> {
  const env = { OPENAPI: document, BASE_URL: mock.url, API_KEY: mock.apiKey, ...tool.env };
  for (const step of STEPS) {
    const command = tool[step];
    if (command === undefined) continue;
    const { ok: ended, output } = await shell(command, folder, env);
    const ok = ended && (step !== 'program' || (await wasDone(mock, output)));
    const lines = output
      .split('\n')
      .map((line) => line.trimEnd())
      .filter(Boolean);
    const errors = lines.filter((line) => ERROR_LINE.test(line));
    if (step === 'run')
      trial.warnings = lines.filter((line) => new RegExp(tool.warning, 'i').test(line)).length;
    trial.steps[step] = {
      ok,
      errors: errors.length,
      says: ok ? lines.slice(-1) : (errors.length > 0 ? errors : lines).slice(0, 40),
    };
    if (process.env.KEEP_GENERATED)
      console.error(`--- ${tool.name} ${step} in ${folder}: ${ok}\n${output.slice(0, 6000)}`);
    const listed = tool.defects.filter(
      (one) => one.step === step && (one.documents ?? [trial.document]).includes(trial.document),
    );
    const shown = ok ? undefined : listed.find((one) => new RegExp(one.says).test(output));
    trial.goneDefects.push(...listed.filter((one) => one !== shown).map((one) => one.says));
    if (ok) continue;
    if (shown) trial.defect = shown.means;
    return;
  }
}

function shell(
  command: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ ok: boolean; output: string }> {
  const path = [join(cwd, 'node_modules/.bin'), join(cwd, 'venv/bin'), process.env.PATH].join(delimiter);
  const child = spawn('sh', ['-ec', command], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_yes: 'true', NO_COLOR: '1', TSC, ...env, PATH: path },
  });
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const clock = setTimeout(() => {
      output += `\nerror: no end within ${STEP_MINUTES} minutes`;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, STEP_MINUTES * 60_000);
    child.on('close', (code) => {
      clearTimeout(clock);
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}
