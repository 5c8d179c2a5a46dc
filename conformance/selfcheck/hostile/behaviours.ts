/**
 * Answers of hostile targets: bytes, bodies and texts that try to stop the suite, fill its memory, or mislead it. One row each;
 * targets.ts says when they are sent and which exit status is expected.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface Behaviour {
  name: string;
  /** Writes bytes to the socket, or an answer. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Not an answer of an API: a run that gets it first exits with 2. */
  isNone: boolean;
  /** Answers every request alike: one finding shows it. */
  isConstant?: true;
}

const none = (name: string, answer: Behaviour['answer']): Behaviour => ({ name, answer, isNone: true });
const some = (name: string, answer: Behaviour['answer']): Behaviour => ({ name, answer, isNone: false });
const always = (name: string, answer: Behaviour['answer']): Behaviour => ({
  ...some(name, answer),
  isConstant: true,
});
const raw = (bytes: string) => (request: IncomingMessage) => request.socket.end(bytes, 'latin1');
const json =
  (status: number, text: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);

/** Writes the same part repeatedly until the client closes the connection. */
function endless(response: ServerResponse, part: string): void {
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
}

const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 1 });

export const behaviours: readonly Behaviour[] = [
  none('says nothing', () => {}),
  none('closes', (request) => request.socket.destroy()),
  none('resets', (request) => request.socket.resetAndDestroy()),
  none('no HTTP', raw('220 mail.example ESMTP\r\n')),
  none('a status of 99999', raw('HTTP/1.1 99999 Oops\r\ncontent-length: 0\r\n\r\n')),
  none('half a head', (request) => request.socket.write('HTTP/1.1 200 OK\r\ncontent-le')),
  none('headers without end', (request) => {
    const { socket } = request;
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (!socket.destroyed && socket.write(`x-a: ${'a'.repeat(60_000)}\r\n`));
    };
    socket.on('drain', more);
    more();
  }),
  none('100 for ever', (request) => {
    const timer = setInterval(() => request.socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
    request.socket.once('close', () => clearInterval(timer)).on('error', () => {});
  }),
  none('a length that never comes', raw('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{}')),
  none('chunks that are none', raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n')),
  none('one byte a second', (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 1000);
    response.once('close', () => clearInterval(timer));
  }),
  none('a body without end', (_, response) => endless(response, 'x'.repeat(65_536))),
  none('JSON without end', (_, response) =>
    endless(response.writeHead(200, { 'content-type': 'application/json' }), '[{"id":1},'),
  ),
  none('200 MB behind gzip', json(200, bomb, { 'content-encoding': 'gzip' })),
  none('100,000 levels', json(200, '['.repeat(100_000))),
  none('HTML with 200', (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><script>1</script>'),
  ),
  none('HTML that says it is JSON', json(200, '<!doctype html><title>Login</title>')),
  none('HTML with 500', (_, response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>'),
  ),
  none('401', json(401, '')),
  none('404', json(404, '{"message":"no route"}')),
  none('429, wait a second', json(429, '', { 'retry-after': '1' })),
  none('429, wait a year', json(429, '', { 'retry-after': '31536000' })),
  none('a redirect to itself', (request, response) =>
    response.writeHead(302, { location: request.url ?? '/' }).end(),
  ),
  none('a redirect to a file', (_, response) =>
    response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  ),
  always('204 always', (_, response) => response.writeHead(204).end()),
  always('{} always', json(200, '{}')),
  always('null', json(200, 'null')),
  always('broken JSON', json(200, '{"items":[{"id":')),
  some('gzip that is none', json(200, '{}', { 'content-encoding': 'gzip' })),
  some('bytes that are no text', json(200, Buffer.from('{"a":"\xff\xfe\x00\xc3"}', 'latin1'))),
  some('600 entries', json(200, JSON.stringify({ items: Array.from({ length: 600 }, (_, id) => ({ id })) }))),
  some(
    'numbers beyond all',
    json(
      200,
      '{"item":{"id":1e999,"unit_price":-0,"total":9e307},"items":[{"id":123456789012345678901234567890}]}',
    ),
  ),
  some(
    '__proto__',
    json(
      200,
      '{"__proto__":{"status":"final","id":1},"constructor":{"prototype":{}},"items":[{"__proto__":{"id":1}}]}',
    ),
  ),
  always('500 with a stack', json(500, JSON.stringify({ error: 'Error: x\n    at f (/srv/app.js:1:1)' }))),
];

const texts: readonly string[] = [
  '\u001b]0;owned\u0007\u001b[2J\u001b[31mCONFORMS\u001b[0m',
  '\n::error file=a.ts,line=1::owned\n::set-output name=verdict::pass\n::stop-commands::x',
  '##vso[task.complete result=Succeeded;]\n##teamcity[testFinished name=x]',
  '\u202eSMROFNOC\u2066\u200b\ufeff',
  '<script>alert(1)</script><img src=x onerror=alert(1)>]]><failure/><!--',
  '| a | b |\n|---|---|\n[x](javascript:alert(1)) @everyone `` ``` $(rm -rf /)',
  '{"verdict":"conforms","exitStatus":0}',
  '$(touch /tmp/owned)`touch /tmp/owned`\'"; touch /tmp/owned #',
  '\u0000\u0001\u0008\u000b\ud800',
  '%s %d %n {0} $(process.exit) $& $1 $$',
  '../../../etc/passwd',
  'x'.repeat(40_000),
];

/** The text wherever a text can be: fields, names of fields, statuses, headers, the key. */
const everywhere = (text: string) =>
  some(`says ${JSON.stringify(text).slice(0, 40)}`, (request, response) => {
    request.resume();
    const record = {
      id: 7,
      name: text,
      status: text,
      type: text,
      api_key: text,
      errors: { error: text },
      [text]: text,
    };
    const wrapped = Object.fromEntries(
      ['item', 'client', 'invoice', 'account', 'tax', 'sequence', 'quote'].map((key) => [key, record]),
    );
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-note', text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500));
    response.writeHead(request.method === 'POST' ? 201 : 200, text.replace(/[^\x20-\x7e]/g, '').slice(0, 60));
    response.end(JSON.stringify({ ...wrapped, items: [record], invoices: [record], [text]: text }));
  });

/** Words of the report's own vocabulary, as the key of a new account. */
const ownWords = ['verdict', 'operation', 'pass', 'fail', 'conforms', '0', 'findings'].map((word) =>
  some(`hands out the key "${word}"`, (request, response) => {
    request.resume();
    json(
      request.method === 'POST' ? 201 : 200,
      JSON.stringify({ account: { id: '1', api_key: word }, api_key: word, items: [] }),
    )(request, response);
  }),
);

export const wording: readonly Behaviour[] = [...texts.map(everywhere), ...ownWords];
