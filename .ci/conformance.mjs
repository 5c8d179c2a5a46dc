/**
 * Runs the suite on the mock: starts it on a free port, passes its addresses and keys, stops it. Arguments go to the
 * suite; those after `--mock` go to the mock. With `--account-urls host|path` among those, the default account is
 * called by that form of address too.
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
const form = forMock[forMock.indexOf('--account-urls') + 1];
if (forMock.includes('--account-urls')) said.base_url = await addressOf(said, form);
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

/** The default account's address in this form; its name is requested, since it is not in the JSON line. */
async function addressOf({ base_url: url }, form) {
  const { accounts } = await (await fetch(`${url}/__mock/state`)).json();
  const { name } = accounts.find(({ isDefault }) => isDefault);
  return form === 'host' ? url.replace(/\/\/[^:]+/, `//${name}.localhost`) : `${url}/__mock/account/${name}`;
}
