/**
 * Writes the notices that licences of bundled packages require: names, versions and licence texts, in one file. A
 * package without a licence fails the build.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages copied as a whole, so that no metafile names them. */
const COPIED = ['swagger-ui-dist', 'dejavu-fonts-ttf'];
const CHANGED = {
  'fp-ts': 'its function `dual` is replaced by a quicker one',
  lodash: 'left out where Prism needs three functions of it',
  pdfkit: 'how it finds the metrics of its standard fonts',
  '@stoplight/prism-http': 'bundled without faker and without Postman collections',
};

/** `node_modules/a/node_modules/@b/c/lib/x.js` -> the folder of its package. */
function folderOf(path) {
  return path.match(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];
}

function textsIn(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

function licenceOf({ license, licenses }) {
  const one = license ?? licenses?.map((each) => each.type ?? each).join(' OR ');
  return typeof one === 'string' ? one : one?.type;
}

function noticeOf(folder) {
  const { name, version, author, homepage, repository, ...rest } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const licence = licenceOf(rest);
  const texts = textsIn(folder);
  if (licence === undefined && texts.length === 0)
    throw new Error(`${folder} says no licence: it cannot be bundled`);
  const by = typeof author === 'string' ? author : author?.name;
  const where = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  const changed = CHANGED[name] === undefined ? [] : [`Changed here: ${CHANGED[name]}.`];
  const head = [`${name} ${version}`, `Licence: ${licence ?? 'see below'}`, ...(by ? [`By: ${by}`] : [])];
  return {
    key: `${name}@${version}`,
    text: [...head, ...(where ? [where] : []), ...changed, '', ...texts].join('\n'),
  };
}

/** `metafiles` are esbuild's. Returns the number of packages named. */
export function writeNotices(metafiles, file) {
  const paths = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const folders = [
    ...new Set(paths.map(folderOf).filter(Boolean)),
    ...COPIED.map((one) => `node_modules/${one}`),
  ];
  const notices = new Map(
    folders
      .filter(existsSync)
      .map((one) => noticeOf(one))
      .map((one) => [one.key, one.text]),
  );
  const head =
    'Parts of these packages are inside dist/. Each stays under its own licence. Where only "Apache-2.0" is said,\n' +
    'its text is the file LICENSE of this package.';
  const rule = `\n\n${'-'.repeat(78)}\n\n`;
  const sorted = [...notices.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  writeFileSync(file, `${[head, ...sorted].join(rule)}\n`);
  return sorted.length;
}
