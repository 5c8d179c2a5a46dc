/**
 * Writes dist/guide.json (both commands as data) and dist/llms.txt (the same for language models, written by hand), for
 * programs that have only the installed package.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const optionOf = ({ flag, says, choices, env }) => ({
  flag,
  help: says,
  ...(choices && { choices }),
  ...(env && { environment: env.name }),
});

export async function writeGuide(folder) {
  const { suiteGuide } = await tsImport('../conformance/formats/guide.ts', import.meta.url);
  const { mockOptions } = await tsImport('../mocks/options/options.ts', import.meta.url);
  const { name, version, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const guide = {
    package: name,
    version,
    contract: {
      openapi: `${name}/openapi.json`,
      'openapi 3.0': `${name}/openapi-3.0.json`,
      types: `${name}/types`,
    },
    entries: Object.keys(exports),
    mock: {
      command: 'invoicing-mock',
      description: 'A mock of the invoicing API that remembers what it is sent.',
      run: 'invoicing-mock --port 4010 --json   (prints one line of JSON with base_url and api_key when it is ready)',
      subcommands: {
        'proxy URL': 'passes requests on to a real server and reports what breaks the contract',
      },
      options: Object.values(mockOptions)
        .filter(({ flag, isInternal }) => flag !== undefined && !isInternal)
        .map(optionOf),
      exitStatuses: { 0: 'ended by SIGINT or SIGTERM', 1: 'wrong usage, or it could not start' },
    },
    suite: suiteGuide(),
  };
  writeFileSync(`${folder}/guide.json`, `${JSON.stringify(guide, null, 1)}\n`);
  copyFileSync('conformance/formats/llms.txt', `${folder}/llms.txt`);
}
