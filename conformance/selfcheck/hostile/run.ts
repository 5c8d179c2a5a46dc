/**
 * `npm run attack:suite`: tries every hostile target, or those that match `--only WORD`, two at a time. Prints each that the suite
 * did not withstand, and the longest and the largest run. Exits with 1 if there is one.
 */
import { parseArgs } from 'node:util';
import { targets } from './targets.js';
import { type Withstood, withstand } from './withstand.js';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, verbose: { type: 'boolean', default: false } },
});
const waiting = targets.filter(({ name }) => name.includes(values.only));
const results: Withstood[] = [];
const work = async () => {
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    const result = await withstand(target);
    results.push(result);
    const { wrong, ms, megabytes } = result;
    if (values.verbose || wrong.length > 0) console.log(`  ${target.name}: ${ms} ms, ${megabytes} MB`);
    for (const fell of wrong) console.log(`  FELL: ${target.name}: ${fell}`);
  }
};
await Promise.all([work(), work()]);
const fallen = results.filter(({ wrong }) => wrong.length > 0).length;
const longest = Math.max(...results.map(({ ms }) => ms));
const largest = Math.max(...results.map(({ megabytes = 0 }) => megabytes));
console.log(
  `  ${results.length} hostile targets, ${fallen} not withstood, at most ${Math.round(longest / 1000)} s and ${largest} MB`,
);
process.exitCode = fallen > 0 ? 1 : 0;
