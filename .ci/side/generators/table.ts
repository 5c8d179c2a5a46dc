// The table of tools as tools.yaml holds it, read and checked.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type DocumentVersion = '3.1' | '3.0';
export type Step = 'install' | 'run' | 'check' | 'program';

/** What a tool says when it fails by a defect of its own, and what that means. */
export interface Defect {
  step: Step;
  says: string;
  means: string;
  documents?: DocumentVersion[];
}

export interface Tool {
  name: string;
  version: string;
  language: string;
  documents: DocumentVersion[];
  uses: string[];
  files: string[];
  env: Record<string, string>;
  warning: string;
  defects: Defect[];
  install: string;
  run: string;
  check?: string;
  program?: string;
}

const FILE = fileURLToPath(new URL('tools.yaml', import.meta.url));
const DEFAULTS = {
  documents: ['3.1'],
  uses: [],
  files: [],
  env: {},
  warning: '\\bwarn(ing)?\\b',
  defects: [],
};
const NEEDED = ['name', 'version', 'language', 'install', 'run'] as const;

/** Throws, naming the tool, when one lacks what it cannot be run without. */
export function readTools(file = FILE): Tool[] {
  const rows = parse(readFileSync(file, 'utf8')) as Partial<Tool>[];
  return rows.map((row, index) => {
    const missing = NEEDED.find((key) => typeof row[key] !== 'string');
    if (missing)
      throw new Error(`${file}: tool ${index + 1} (${row.name ?? 'without a name'}) has no ${missing}`);
    return { ...DEFAULTS, ...row } as Tool;
  });
}
