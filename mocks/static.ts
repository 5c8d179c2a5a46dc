/** Runs stock Prism on the contract, as its own command does: every answer is an example, nothing is remembered. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { placeOf } from './package-files/place-of.js';

/** Runs until Prism ends; resolves to its exit status. */
export function runStatic(host: string, port: number): Promise<number> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@stoplight/prism-cli/package.json'));
  const prism = join(folder, 'dist/index.js');
  const document = placeOf('generated/openapi.json');
  const child = spawn(process.execPath, [prism, 'mock', document, '--host', host, '--port', String(port)], {
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', pass);
  process.once('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 0));
  });
}
