/** `tsx conformance/selfcheck/freeze-requirements.ts r1`: writes the ids of all present checks to requirements-r1.ts. */
import { writeFileSync } from 'node:fs';
import { checksFor } from '../checks/index.js';
import { frozenText } from '../target/requirements.js';

const [name = ''] = process.argv.slice(2);
if (!/^r\d+$/.test(name))
  throw new Error('Say which revision: tsx conformance/selfcheck/freeze-requirements.ts r1');
const text = frozenText(checksFor(1).map(({ id }) => id));
writeFileSync(
  new URL(`../target/requirements-${name}.ts`, import.meta.url),
  `// Written by conformance/selfcheck/freeze-requirements.ts: the checks of a frozen revision, which is never changed again.

export const ${name} = \`${text}\`;
`,
);
