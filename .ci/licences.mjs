// Lists every installed dependency with its licence, and those with install scripts. Exits with 1 for a licence that is
// unknown or not allowed for distribution.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PSF-2\.0|BlueOak-1\.0\.0|MPL-2\.0|WTFPL|Zlib)$/;
// Licences of packages whose package.json has none that can be parsed.
const KNOWN = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' };
const SCRIPTS = ['preinstall', 'install', 'postinstall'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const rows = [];
for (const [place, locked] of Object.entries(lock.packages)) {
  if (place === '' || locked.link) continue;
  let found = locked;
  try {
    found = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  } catch {
    if (!locked.optional) throw new Error(`${place} is in the lock file but not installed: run npm ci`);
  }
  const name = place.replace(/^.*node_modules\//, '');
  const licence = licenceOf(name, found) ?? locked.license;
  const scripts = SCRIPTS.filter((script) => found.scripts?.[script]);
  rows.push({
    name,
    version: locked.version,
    licence,
    scripts: scripts.length > 0 || locked.hasInstallScript,
    kind: locked.dev ? 'development' : 'shipped',
  });
}

function licenceOf(name, { license, licenses }) {
  if (KNOWN[name]) return KNOWN[name];
  const one = license ?? licenses?.map((each) => each.type ?? each).join(' OR ');
  return typeof one === 'object' ? one?.type : one;
}

// "(MIT OR GPL-2.0)": one allowed licence is enough; with AND all must be allowed.
function isAllowed(licence) {
  if (licence === undefined) return false;
  const plain = licence.replaceAll(/[()]/g, '').trim();
  return plain
    .split(/ OR /i)
    .some((either) => either.split(/ AND /i).every((each) => ALLOWED.test(each.trim())));
}

const counts = new Map();
for (const { licence = 'UNKNOWN', kind } of rows) {
  const key = `${licence}`;
  const [shipped, development] = counts.get(key) ?? [0, 0];
  counts.set(key, kind === 'shipped' ? [shipped + 1, development] : [shipped, development + 1]);
}
console.log('licence'.padEnd(44), 'shipped', 'development');
for (const [licence, [shipped, development]] of [...counts].sort(
  (a, b) => b[1][0] + b[1][1] - a[1][0] - a[1][1],
)) {
  console.log(licence.padEnd(44), String(shipped).padStart(7), String(development).padStart(11));
}
console.log(`\n${rows.length} packages; run something when they are installed:`);
for (const { name, version, kind } of rows.filter(({ scripts }) => scripts))
  console.log(`  ${name} ${version} (${kind})`);
const special = Object.entries(KNOWN).filter(([name]) => rows.some((one) => one.name === name));
for (const [name, licence] of special) console.log(`  by hand: ${name} is under ${licence}, see its LICENSE`);
const unknown = rows.filter(({ name, licence }) => !KNOWN[name] && !isAllowed(licence));
for (const { name, version, licence } of unknown)
  console.error(`not allowed or unknown: ${name} ${version}: ${licence ?? 'no licence'}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
