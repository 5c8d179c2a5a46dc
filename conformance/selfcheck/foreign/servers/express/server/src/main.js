import fs from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, data: { type: 'string' } } });

// First of all, so that a signal while the packages are still loading leaves nothing behind either.
process.on('exit', () => fs.rmSync(values.data, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));

const { serve } = await import('./server.js');
serve(values);
