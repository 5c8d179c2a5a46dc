/**
 * The servers that are compared: how each is started and asked. Every one answers GET of one invoice and POST of
 * one; peers that are not dependencies are installed into a folder of their own when asked for.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '../../../../mocks/package-files/place-of.js';

export interface Contestant {
  name: string;
  /** Packages to install first, with exact versions. */
  packages?: readonly string[];
  /** The arguments of node. */
  command(port: string): readonly string[];
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

const peers = join(tmpdir(), 'invoicing-bench-peers');
const contract = placeOf('generated/openapi.json');
const server = (file: string) => placeOf(`.ci/side/bench/mock/servers/${file}`);
const inPeers = (path: string) => join(peers, 'node_modules', path);

/** The mock itself, asked for a document that it has. */
export function mockContestant(name: string, key: string, id: number, ...words: string[]): Contestant {
  return {
    name,
    command: (port) => [placeOf('dist/mocks/cli.js'), '--quiet', '--port', port, ...words],
    get: `/invoices/${id}.json?api_key=${key}`,
    post: `/invoices.json?api_key=${key}`,
  };
}

const constant = (name: string, file: string): Contestant => ({
  name,
  command: (port) => [server(file), port, join(peers, 'answer.json')],
  get: '/invoices/1.json',
  post: '/invoices.json',
});

/** A server that reads the contract. */
const ofContract = (
  name: string,
  command: Contestant['command'],
  packages: readonly string[] = [],
): Contestant => ({
  name,
  command,
  packages,
  get: '/invoices/1.json?api_key=bench',
  post: '/invoices.json?api_key=bench',
});

export const bare = constant('bare node:http, constant body', 'bare.mjs');

/** Always there: dependencies of this package. */
export const ownMocks: readonly Contestant[] = [
  constant('fastify 5, constant object', 'fastify.mjs'),
  ofContract('prism-cli 5.14.2 (stock, silent)', (port) => [
    placeOf('node_modules/@stoplight/prism-cli/dist/index.js'),
    ...['mock', '-p', port, '-h', '127.0.0.1', '--verboseLevel', 'silent', contract],
  ]),
];

const scalar = (version: string, name: string, install = `${name}@${version}`): Contestant =>
  ofContract(
    `@scalar/mock-server ${version}`,
    (port) => [server('scalar.mjs'), port, contract, peers, name],
    [install, '@hono/node-server@1.13.7'],
  );

/** From the registry, into a folder under the system's own for such things. */
export const registryPeers: readonly Contestant[] = [
  {
    name: 'json-server 0.17.4',
    packages: ['json-server@0.17.4'],
    command: (port) => [
      inPeers('json-server/lib/cli/bin.js'),
      ...['--quiet', '--host', '127.0.0.1', '--port', port, join(peers, 'db.json')],
    ],
    get: '/invoices/1',
    post: '/invoices',
  },
  scalar('0.3.25', '@scalar/mock-server'),
  scalar('0.14.4', 'scalar-next', 'scalar-next@npm:@scalar/mock-server@0.14.4'),
  ofContract(
    '@mockoon/cli 9.9.0',
    (port) => [
      inPeers('@mockoon/cli/bin/run.js'),
      ...['start', '--disable-log-to-file', '--port', port, '--data', contract],
    ],
    ['@mockoon/cli@9.9.0'],
  ),
  ofContract(
    'openapi-backend 5.21.2, mock handler',
    (port) => [server('openapi-backend.mjs'), port, contract, peers],
    ['openapi-backend@5.21.2', 'express@4.21.2'],
  ),
];

/** Writes what the constant servers read, and installs the packages. Throws when npm fails. */
export function prepare(sample: Sample, wanted: readonly Contestant[]): void {
  mkdirSync(peers, { recursive: true });
  writeFileSync(join(peers, 'answer.json'), sample.answer);
  const { invoice } = JSON.parse(sample.answer) as { invoice: object };
  writeFileSync(join(peers, 'db.json'), JSON.stringify({ invoices: [{ ...invoice, id: 1 }] }));
  writeFileSync(join(peers, 'package.json'), '{ "private": true, "type": "module" }');
  const packages = wanted.flatMap((one) => one.packages ?? []);
  const words = ['install', '--save-exact', '--no-audit', '--no-fund', ...packages];
  if (packages.length > 0) execFileSync('npm', words, { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
}
