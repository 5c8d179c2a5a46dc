// The recipes exactly as written: their files and commands are copied from the page and run with a small server of that stack.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { freshFolder, removeFolders, root, run } from '../processes.fixture.js';

const here = join(root, 'conformance/pipeline/recipes');
const recipes = readdirSync(here).filter((name) => name.endsWith('.md'));

interface Block {
  language: string;
  /** A file's path, or the purpose of the command. */
  title: string;
  text: string;
}

const blocksOf = (page: string): Block[] =>
  [...readFileSync(join(here, page), 'utf8').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', title = '', text = '']) => ({ language, title, text }),
  );

/** Stacks whose tools may be installed: the command that shows it, and what the test has to set up. */
const stacks: Record<string, { needs: [string, string[]]; app: string; hasNode?: true }> = {
  'go.md': { needs: ['go', ['version']], app: 'go' },
  'fastapi.md': { needs: ['python3', ['-m', 'venv', '--help']], app: 'fastapi' },
  'express.md': { needs: ['npm', ['--version']], app: 'express', hasNode: true },
  'spring.md': { needs: ['mvn', ['--version']], app: 'spring' },
};

test.afterEach(removeFolders);

/** A folder for the front of PATH that hides `node` and `npx`. */
function withoutNode(): string {
  const folder = freshFolder();
  for (const name of ['node', 'npm', 'npx'])
    writeFileSync(join(folder, name), '#!/bin/sh\necho "there is no Node here" >&2\nexit 127\n', {
      mode: 0o755,
    });
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('every recipe -> settings, claims, a start script with exec, and the two lines', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(7);
  for (const page of recipes) {
    const blocks = blocksOf(page);
    const titles = blocks.map(({ title }) => title);
    const needed = [
      'conformance/config.yaml',
      'conformance/claims.yaml',
      'conformance/start.sh',
      'accept',
      'judge',
    ];
    expect({ page, titles }).toEqual({ page, titles: expect.arrayContaining(needed) });
    const text = (title: string) => blocks.find((one) => one.title === title)?.text ?? '';
    expect(Object.keys(parse(text('conformance/config.yaml')))).toContain('second-api-key');
    expect(text('conformance/start.sh')).toMatch(/^(\w+=\S+ )*exec /m);
    expect(text('judge').trim().split('\n')).toHaveLength(1);
  }
});

test.describe('on a server of the stack', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const build = join(root, 'conformance/pipeline/executables/build.mjs');
    expect(await run(process.execPath, [build, '--if-stale'], { cwd: root, env: process.env })).toMatchObject(
      {
        status: 0,
      },
    );
  });

  for (const [page, { needs, app, hasNode }] of Object.entries(stacks)) {
    test(`${page} as written -> judged, accepted, judged again`, async ({ browserName: _unused }, info) => {
      test.setTimeout(600_000);
      const [tool, words] = needs;
      info.skip(spawnSync(tool, words).status !== 0, `${tool} is not installed`);
      const folder = freshFolder();
      cpSync(join(here, 'apps', app), folder, { recursive: true });
      symlinkSync(
        join(root, `conformance/pipeline/executables/out/invoicing-conformance-linux-${process.arch}`),
        join(folder, 'invoicing-conformance'),
      );
      const port = String(await freePort());
      const commands = new Map<string, string>();
      for (const { title, text } of blocksOf(page)) {
        // Only the port differs from the page, so that tests can run concurrently.
        const filled = text.replaceAll('8080', port);
        if (!/[./]/.test(title)) commands.set(title, filled);
        else {
          mkdirSync(dirname(join(folder, title)), { recursive: true });
          writeFileSync(join(folder, title), filled);
          chmodSync(join(folder, title), 0o755);
        }
      }
      const env = hasNode ? process.env : { ...process.env, PATH: `${withoutNode()}:${process.env.PATH}` };
      const shell = (title: string) => run('sh', ['-ec', commands.get(title) ?? ''], { cwd: folder, env });
      const setup = await shell('setup');
      info.skip(
        /ENOTFOUND|Could not resolve|Could not transfer|No matching distribution/i.test(setup.stderr),
        setup.stderr,
      );
      expect(setup).toMatchObject({ status: 0 });
      const accepted = await shell('accept');
      expect(accepted).toMatchObject({ status: 0 });
      const report = () => JSON.parse(readFileSync(join(folder, 'conformance-report/report.json'), 'utf8'));
      // With a server that answers wrongly, or not at all, most checks would fail.
      expect(report().totals.pass).toBeGreaterThan(60);
      expect(report().secondBaseUrl).toBe(`http://127.0.0.1:${port}`);
      const judged = await shell('judge');
      expect(judged).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^(KNOWN DEVIATIONS ONLY|PARTIAL)/m),
      });
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    });
  }
});
