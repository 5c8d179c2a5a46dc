/**
 * Judges the mock by the suite: starts it on a free port, hands its addresses and keys over, stops it. Arguments go
 * to the suite; those after `--mock` go to the mock.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

process.chdir(new URL('..', import.meta.url).pathname);
const words = process.argv.slice(2);
const at = words.indexOf('--mock');
const forSuite = at === -1 ? words : words.slice(0, at);
const forMock = at === -1 ? [] : words.slice(at + 1);

const mock = spawn(process.execPath, ['dist/mocks/cli.js', '--port', '0', '--json', ...forMock], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
mock.once('exit', (code) => {
  if (code) process.exit(3);
});
const line = await new Promise((resolve) => createInterface({ input: mock.stdout }).once('line', resolve));
const said = JSON.parse(line);
const settings = {
  CONFORMANCE_BASE_URL: said.base_url,
  CONFORMANCE_PUBLIC_URL: said.public_url,
  CONFORMANCE_API_KEY: said.api_key,
  CONFORMANCE_ACCOUNT_ID: String(said.account_id),
  CONFORMANCE_SECOND_BASE_URL: said.second_base_url ?? '',
  CONFORMANCE_SECOND_API_KEY: said.second_api_key ?? '',
};
const suite = spawn(process.execPath, ['dist/conformance/cli.js', ...forSuite], {
  stdio: 'inherit',
  env: { ...process.env, ...settings },
});
suite.once('exit', (code) => {
  mock.removeAllListeners('exit');
  mock.kill();
  process.exitCode = code ?? 3;
});
