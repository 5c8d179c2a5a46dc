// The published package: links of its pages that work, no test files, few packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { placeOf } from './place-of.js';

const root = placeOf('');
/** The files of the package: npm lists them in seconds, hence once. */
let packed: readonly string[];
test.beforeAll(() => {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  const [made] = JSON.parse(text) as { files: { path: string }[] }[];
  packed = (made?.files ?? []).map(({ path }) => path);
});

/** The anchors that GitHub and the registry derive from headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every relative link of a page in the package -> leads to a file of the package, and to a heading that is there', () => {
  const files = new Set(packed);
  const pages = [...files].filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');
  expect(pages).toContain('README.md');
  const leadsNowhere = (page: string, link: string) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path);
    if (!files.has(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(placeOf(target), 'utf8')).includes(anchor);
  };
  const lost = pages.flatMap((page) => {
    const links = [...readFileSync(placeOf(page), 'utf8').matchAll(/\]\((?![a-z]+:)([^)\s]+)/g)];
    return links.filter(([, link = '']) => leadsNowhere(page, link)).map(([, link]) => `${page}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test('the package -> holds examples and licences, no tests and no configuration of ours', () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      'dist/THIRD-PARTY-NOTICES.txt',
      'conformance/README.md',
      'mocks/COMPARED.md',
      'mocks/examples/playwright/unpaid.spec.ts',
      'mocks/examples/vitest/invoices.spec.ts',
      'mocks/examples/node-test/invoices.spec.mjs',
    ]),
  );
  const ours =
    /\.(test|browser|fixture)\.|^dist\/playwright\.config|selfcheck|\/bench\/.*\.(js|ts)$|test-results/;
  expect(packed.filter((path) => ours.test(path))).toEqual([]);
});

test('the contract in the package -> refers to no file that is not in it', () => {
  for (const name of ['openapi.json', 'openapi-3.0.json']) {
    const text = readFileSync(placeOf(`generated/${name}`), 'utf8').replace(/"x-generated":.*/, '');
    const named = [...text.matchAll(/\b(?:spec|mocks|conformance|generated)\/[\w./-]+/g)].map(
      ([path]) => path,
    );
    expect(named.filter((path) => !packed.includes(path))).toEqual([]);
  }
});

test('installing the package -> runs no script of ours; its README has only commands of an installed package', async () => {
  const { scripts } = JSON.parse(readFileSync(placeOf('package.json'), 'utf8'));
  const atInstall = [
    'preinstall',
    'install',
    'postinstall',
    'prepublish',
    'preprepare',
    'prepare',
    'postprepare',
  ];
  expect(Object.keys(scripts).filter((name) => atInstall.includes(name))).toEqual([]);
  const { readmeWith } = await import(placeOf('.ci/first-screen.mjs'));
  const readme: string = readmeWith('package');
  const ours = readme.match(/npm (?:ci|start|test)\b|npm run [\w:-]+/g) ?? [];
  expect(ours).toEqual(['npm run foreign']);
  expect(readFileSync(placeOf('README.md'), 'utf8')).toBe(readmeWith('repository'));
});

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
}

/** The packages that an installer adds for one package: its dependencies and required peers, recursively. */
function closure(lock: Record<string, Locked>): Set<string> {
  const found = new Set<string>();
  const open = [''];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock[at] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      let place: string | undefined = at;
      while (place !== undefined && lock[`${place}${place && '/'}node_modules/${name}`] === undefined)
        place =
          place === '' ? undefined : place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1));
      if (place === undefined) continue;
      const key = `${place}${place && '/'}node_modules/${name}`;
      if (!found.has(key)) open.push(key);
      found.add(key);
    }
  }
  return found;
}

test('what an installer adds -> at most 40 packages, and none of what is bundled', () => {
  const lock = JSON.parse(readFileSync(placeOf('package-lock.json'), 'utf8')).packages;
  const names = [...closure(lock)].map((key) => key.replace(/^.*node_modules\//, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.length).toBeLessThanOrEqual(40);
  expect(names.filter((name) => /prism|faker|fastify|pdfkit|lodash/.test(name))).toEqual([]);
});

test('every package that the built mock asks for by name -> is a dependency or an optional peer', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(placeOf('package.json'), 'utf8'));
  const known = { ...dependencies, ...peerDependencies };
  const built = packed.filter((path) => /^dist\/.*\.js$/.test(path) && !path.includes('/page/'));
  const asked = built.flatMap((path) => {
    const text = readFileSync(placeOf(path), 'utf8');
    const imports = text.matchAll(
      /(?:\bfrom|\bimport)\s*\(?["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']/g,
    );
    return [...imports].map(([, name = '']) => name);
  });
  // Texts in bundles can look like imports, so only installed packages count.
  const installed = [...new Set(asked)].filter((name) =>
    existsSync(placeOf(`node_modules/${name}/package.json`)),
  );
  expect(installed).toContain('undici');
  expect(installed.filter((name) => !(name in known) && !isBuiltin(name))).toEqual([]);
});
