// The collection must contain every operation of the document once, and no query value that only names its type.
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const flat = (items) => items.flatMap((item) => (item.item ? flat(item.item) : [item]));
const requests = flat(read('collection.json').item);
const operations = Object.values(read(process.env.OPENAPI).paths).flatMap((item) =>
  ['get', 'post', 'put', 'delete'].filter((method) => item[method]),
);
const hollow = requests.flatMap(({ name, request }) =>
  (request.url.query ?? [])
    .filter(({ key, value }) => key !== 'api_key' && /^(<.*>|string|integer|boolean|number)$/.test(value))
    .map(({ key, value }) => `error: ${name}: ${key}=${value}`),
);
console.log(`${requests.length} requests for ${operations.length} operations`);
console.log(hollow.join('\n'));
process.exit(hollow.length > 0 || requests.length !== operations.length ? 1 : 0);
