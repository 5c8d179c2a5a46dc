/** The command's output when the mock is ready: a text for people, or one line for programs. */
import type { Mock } from './index.js';

/** The start message, with a command that can be pasted. */
export function welcome(mock: Mock): string {
  const others = mock.accounts
    .slice(1)
    .map(({ url, apiKey, name }) => `  ${name.padEnd(12)} ${url}   key ${apiKey}`);
  return `
The invoicing mock is ready.

  base URL     ${mock.url}
  api_key      ${mock.apiKey}
  account      ${mock.accountId}
  console      ${mock.url}/__mock/
${mock.data ? `  data         ${dataWords(mock.data)}\n` : ''}${mock.smtp ? `  mails        go to ${mock.smtp}\n` : ''}${passWords(mock)}${others.length > 0 ? `\nFurther accounts:\n${others.join('\n')}\n` : ''}
Try it:

  curl '${mock.url}/invoices.json?api_key=${mock.apiKey}&per_page=3'

More: invoicing-mock --help; judge a server with invoicing-conformance --help. Ctrl+C ends it.
`;
}

function passWords({ pass }: Mock): string {
  const rows = pass.list();
  return pass.servers
    .map((server) => {
      const count = rows.filter(({ to }) => to === server).length;
      return `  passes       ${count} of the operations to ${server}\n`;
    })
    .join('');
}

function dataWords({ directory, found }: NonNullable<Mock['data']>): string {
  if (found === undefined) return `${directory} (new; the scenario is in it)`;
  return `${directory} (${found} documents from before; no scenario was loaded)`;
}

/** One line of JSON: addresses, keys and ids of the first two accounts; null where there is no second one. */
export function jsonLine(mock: Mock): string {
  const second = mock.accounts[1];
  return JSON.stringify({
    base_url: mock.url,
    public_url: mock.publicUrl,
    api_key: mock.apiKey,
    account_id: mock.accountId,
    second_base_url: second?.url ?? null,
    second_api_key: second?.apiKey ?? null,
    second_account_id: second?.id ?? null,
  });
}

export const proxyWelcome = (url: string, target: string, record?: string): string => `
The invoicing proxy is ready.

  send requests to   ${url}
  they go on to      ${target}
  console            ${url}/__mock/
${record === undefined ? '' : `  recorded in        ${record} (scenario.yaml, fixtures; names and keys are stand-ins)\n`}
What breaks the contract is reported here, in the console and in the header sl-violations. Ctrl+C ends it.
`;

/** The output of `--static` when it is ready. */
export const staticWelcome = (url: string): string =>
  `Stock Prism answers with the contract's examples at ${url}; any api_key will do. Ctrl+C ends it.`;
