// What a collection must hold: every operation of the document once, and no query value that only names its type.
import { readFileSync } from 'node:fs';

const METHODS = ['get', 'post', 'put', 'delete'];
const PLACEHOLDER = /^(<.*>|string|integer|boolean|number)$/;

/** Says what is missing or empty of meaning and ends the program with 1 when there is something. */
export function judge(requests) {
  const document = JSON.parse(readFileSync(process.env.OPENAPI, 'utf8'));
  const operations = Object.values(document.paths).flatMap((item) =>
    METHODS.filter((method) => item[method]),
  );
  const hollow = requests.flatMap(({ name, query }) =>
    query
      .filter(({ key, value }) => key !== 'api_key' && PLACEHOLDER.test(String(value)))
      .map(({ key, value }) => `error: ${name}: ${key}=${value}`),
  );
  console.log(
    `${requests.length} requests for ${operations.length} operations, ${hollow.length} query values without a meaning`,
  );
  if (requests.length !== operations.length) console.log('error: not every operation has its request');
  console.log(hollow.join('\n'));
  process.exit(hollow.length > 0 || requests.length !== operations.length ? 1 : 0);
}
