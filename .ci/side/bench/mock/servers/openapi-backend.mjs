/** openapi-backend on the contract, answering everything with its mock response. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [port, file, peers] = process.argv.slice(2);
const require = createRequire(join(peers, 'package.json'));
const { OpenAPIBackend } = require('openapi-backend');
const express = require('express');
const api = new OpenAPIBackend({ definition: file, quick: true });
api.register('notImplemented', (context, _request, response) => {
  const { status, mock } = api.mockResponseForOperation(context.operation.operationId);
  return response.status(status).json(mock);
});
api.registerSecurityHandler('apiKeyAuth', () => true);
await api.init();
const app = express();
app.use(express.json());
app.use((request, response) => api.handleRequest(request, request, response));
app.listen(Number(port), '127.0.0.1');
