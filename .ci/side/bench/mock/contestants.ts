/**
 * The servers that are compared: how each is started and asked. Every one answers GET of one invoice and POST of
 * one; peers that are not dependencies are installed into a folder of their own when asked for.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '../../../../mocks/package-files/place-of.js';

export interface Contestant {
  name: string;
  /** Packages to install first, with exact versions. */
  packages?: readonly string[];
  /** The arguments of node. */
  command(port: number): readonly string[];
  get: string;
  post: string;
}

export interface Sample {
  /** The request body of POST. */
  request: string;
  /** The answer of the mock to it: what the constant servers send. */
  answer: string;
  id: number;
}

const KEY = 'api_key=bench';
const peers = join(tmpdir(), 'invoicing-bench-peers');
const own = (file: string) => placeOf(`.ci/side/bench/mock/${file}`);
const inPeers = (path: string) => join(peers, 'node_modules', path);

const scalar = (port: number, name: string) => [
  own('servers/scalar.mjs'),
  String(port),
  placeOf('generated/openapi.json'),
  peers,
  name,
];

/** The mock itself, asked for a document that it has. */
export function mockContestant(name: string, key: string, id: number, ...words: string[]): Contestant {
  return {
    name,
    command: (port) => [placeOf('dist/mocks/cli.js'), '--quiet', '--port', String(port), ...words],
    get: `/invoices/${id}.json?api_key=${key}`,
    post: `/invoices.json?api_key=${key}`,
  };
}

export const bare: Contestant = {
  name: 'bare node:http, constant body',
  command: (port) => [own('servers/bare.mjs'), String(port), join(peers, 'answer.json')],
  get: '/invoices/1.json',
  post: '/invoices.json',
};

/** Always there: dependencies of this package. */
export const ownMocks: readonly Contestant[] = [
  {
    name: 'fastify 5, constant object',
    command: (port) => [own('servers/fastify.mjs'), String(port), join(peers, 'answer.json')],
    get: '/invoices/1.json',
    post: '/invoices.json',
  },
  {
    name: 'prism-cli 5.14.2 (stock, silent)',
    command: (port) => [
      placeOf('node_modules/@stoplight/prism-cli/dist/index.js'),
      ...['mock', '-p', String(port), '-h', '127.0.0.1', '--verboseLevel', 'silent'],
      placeOf('generated/openapi.json'),
    ],
    get: `/invoices/1.json?${KEY}`,
    post: `/invoices.json?${KEY}`,
  },
];

/** From the registry, into a folder under the system's own for such things. */
export const registryPeers: readonly Contestant[] = [
  {
    name: 'json-server 0.17.4',
    packages: ['json-server@0.17.4'],
    command: (port) => [
      inPeers('json-server/lib/cli/bin.js'),
      ...['--quiet', '--host', '127.0.0.1', '--port', String(port), join(peers, 'db.json')],
    ],
    get: '/invoices/1',
    post: '/invoices',
  },
  {
    name: '@scalar/mock-server 0.3.25',
    packages: ['@scalar/mock-server@0.3.25', '@hono/node-server@1.13.7'],
    command: (port) => scalar(port, '@scalar/mock-server'),
    get: `/invoices/1.json?${KEY}`,
    post: `/invoices.json?${KEY}`,
  },
  {
    name: '@scalar/mock-server 0.14.4',
    packages: ['scalar-next@npm:@scalar/mock-server@0.14.4', '@hono/node-server@1.13.7'],
    command: (port) => scalar(port, 'scalar-next'),
    get: `/invoices/1.json?${KEY}`,
    post: `/invoices.json?${KEY}`,
  },
  {
    name: '@mockoon/cli 9.9.0',
    packages: ['@mockoon/cli@9.9.0'],
    command: (port) => [
      inPeers('@mockoon/cli/bin/run.js'),
      ...[
        'start',
        '--disable-log-to-file',
        '--port',
        String(port),
        '--data',
        placeOf('generated/openapi.json'),
      ],
    ],
    get: `/invoices/1.json?${KEY}`,
    post: `/invoices.json?${KEY}`,
  },
  {
    name: 'openapi-backend 5.21.2, mock handler',
    packages: ['openapi-backend@5.21.2', 'express@4.21.2'],
    command: (port) => [
      own('servers/openapi-backend.mjs'),
      String(port),
      placeOf('generated/openapi.json'),
      peers,
    ],
    get: `/invoices/1.json?${KEY}`,
    post: `/invoices.json?${KEY}`,
  },
];

/** Writes what the constant servers read, and installs what is missing. Rejects when npm does. */
export async function prepare(sample: Sample, wanted: readonly Contestant[]): Promise<void> {
  mkdirSync(peers, { recursive: true });
  writeFileSync(join(peers, 'answer.json'), sample.answer);
  const { invoice } = JSON.parse(sample.answer) as { invoice: object };
  writeFileSync(join(peers, 'db.json'), JSON.stringify({ invoices: [{ ...invoice, id: 1 }] }));
  const manifest = join(peers, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true, "type": "module" }');
  const known = (JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {}) as Record<string, string>;
  const packages = new Set(wanted.flatMap((one) => one.packages ?? []));
  const missing = [...packages].filter((one) => !isKnown(known, one));
  if (missing.length > 0) await npm('install', '--save-exact', '--no-audit', '--no-fund', ...missing);
}

function isKnown(known: Record<string, string>, wanted: string): boolean {
  const at = wanted.indexOf('@', 1);
  return known[wanted.slice(0, at)] === wanted.slice(at + 1);
}

function npm(...words: string[]): Promise<void> {
  const child = spawn('npm', words, { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${words[0]} ended with ${code}`)),
    );
  });
}
