// Compiles code that uses the package's types as another project would, with one of the compiler's ways to resolve
// modules. Provides a substitute for the installed package; runs nothing.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Resolution = 'node16' | 'nodenext' | 'bundler';

const MODULES = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** The compiler's messages for each program, by its name, in strict mode; empty for a program that compiles. */
export function complaintsOf<Name extends string>(
  programs: Readonly<Record<Name, string>>,
  resolution: Resolution,
): Record<Name, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'typed-client-'));
  try {
    const installed = join(folder, 'node_modules/invoicing-contract');
    mkdirSync(installed, { recursive: true });
    mkdirSync(join(installed, 'mocks/client'), { recursive: true });
    mkdirSync(join(installed, 'generated'), { recursive: true });
    cpSync(join(ROOT, 'generated/types.ts'), join(installed, 'generated/types.d.ts'));
    cpSync(join(ROOT, 'mocks/client/index.ts'), join(installed, 'mocks/client/index.ts'));
    const exports = { './types': './generated/types.d.ts', './client': './mocks/client/index.ts' };
    writeJson(join(installed, 'package.json'), { name: 'invoicing-contract', type: 'module', exports });
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
    writeJson(join(folder, 'package.json'), { type: 'module' });
    const names = Object.keys(programs) as Name[];
    const files = names.map((_, index) => join(folder, `program-${index}.ts`));
    for (const [index, file] of files.entries()) writeFileSync(file, programs[names[index] as Name]);
    const program = ts.createProgram(files, {
      ...MODULES[resolution],
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    });
    const all = ts.getPreEmitDiagnostics(program);
    // An error outside the programs, in the types themselves, belongs to every program.
    const reported = (file: string) =>
      all
        .filter((one) => one.file?.fileName === file || !files.includes(one.file?.fileName ?? ''))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    return Object.fromEntries(names.map((name, index) => [name, reported(files[index] as string)])) as Record<
      Name,
      string[]
    >;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const writeJson = (path: string, value: object): void => writeFileSync(path, JSON.stringify(value));
