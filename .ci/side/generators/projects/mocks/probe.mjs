// Starts a mock ($SERVE) on a free port and sends it every operation of the document ($OPENAPI) as its examples write
// it; an operation that is not answered with the status of its success is reported.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const document = JSON.parse(readFileSync(process.env.OPENAPI, 'utf8'));
const resolve = (value) =>
  value?.$ref
    ? resolve(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
      )
    : value;
const exampleOf = (parameter) =>
  parameter.example ??
  Object.values(parameter.examples ?? {})[0]?.value ??
  (resolve(parameter.schema).type === 'integer' ? 1 : '1');

function requestOf(path, item, method, operation) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  let url = path;
  for (const parameter of parameters.filter((one) => one.in === 'path'))
    url = url.replace(`{${parameter.name}}`, encodeURIComponent(exampleOf(parameter)));
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${encodeURIComponent(one.name)}=${encodeURIComponent(exampleOf(one))}`);
  const media = resolve(operation.requestBody)?.content?.['application/json'];
  const body = Object.values(media?.examples ?? {})[0]?.value ?? media?.example;
  return {
    url: `${url}?${['api_key=secret', ...query].join('&')}`,
    init: {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    },
  };
}

const port = await new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});
const base = `http://127.0.0.1:${port}`;
const child = spawn(process.env.SERVE, {
  shell: true,
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, PORT: String(port) },
});
let said = '';
for (const stream of [child.stdout, child.stderr])
  stream.on('data', (chunk) => {
    said = (said + chunk).slice(-20_000);
  });
const stop = () => {
  try {
    process.kill(-child.pid);
  } catch {
    /* it has ended by itself */
  }
};

let ready = false;
for (let tries = 0; tries < 240 && !ready && child.exitCode === null; tries++) {
  await new Promise((done) => setTimeout(done, 250));
  ready = await fetch(`${base}/taxes.json?api_key=secret`).then(
    () => true,
    () => false,
  );
}
if (!ready) {
  console.log(`error: the mock did not answer within a minute\n${said}`);
  stop();
  process.exit(1);
}
const wrong = [];
let count = 0;
for (const [path, item] of Object.entries(document.paths)) {
  for (const method of ['get', 'post', 'put', 'delete']) {
    const operation = item[method];
    if (!operation) continue;
    count++;
    const { url, init } = requestOf(path, item, method, operation);
    const wanted = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    const got = await fetch(base + url, init).then(
      async (answer) => [String(answer.status), await answer.text()],
      (error) => [error.message, ''],
    );
    const [status, text] = got;
    if (!wanted.includes(status))
      wrong.push(
        `error: ${operation.operationId}: answered ${status}, described ${wanted.join(', ')}: ${text.slice(0, 200)}`,
      );
  }
}
stop();
console.log(`${count - wrong.length} of ${count} operations answered with their success`);
console.log(wrong.join('\n'));
process.exit(wrong.length > 0 ? 1 : 0);
