/** The baseline: node's own server with a constant body; POST reads and parses its body first. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(200, headers);
    response.end(body);
    return;
  }
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString());
    response.writeHead(201, headers);
    response.end(body);
  });
}).listen(Number(port), '127.0.0.1');
