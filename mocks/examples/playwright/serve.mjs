// In place of your own dev server: serves the one page of app/.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const page = new URL('app/index.html', import.meta.url);
createServer(async (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await readFile(page));
}).listen(Number(process.argv[2]), '127.0.0.1');
