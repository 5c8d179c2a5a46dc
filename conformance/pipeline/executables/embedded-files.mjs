/**
 * Runs first inside a single executable: files of the package are read from the executable instead of from a disk. The
 * package asks for them below the folder named here, which exists nowhere; everything else goes to the real file system.
 */
import fs from 'node:fs';
import { getAsset, getRawAsset } from 'node:sea';

/** Replaced by the build with the folder below which `import.meta.url` of every bundled file lies. */
const root = EMBEDDED_ROOT;
const names = new Set(JSON.parse(getAsset('files.json', 'utf8')));

/** The name of an embedded file, or undefined where the path leads elsewhere. */
function embedded(path) {
  const text = path instanceof URL ? (path.protocol === 'file:' ? path.pathname : '') : String(path);
  return text.startsWith(root) ? text.slice(root.length) : undefined;
}

function read(path, name, options) {
  if (!names.has(name))
    throw Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' });
  const encoding = typeof options === 'string' ? options : options?.encoding;
  const bytes = Buffer.from(getRawAsset(name));
  return encoding ? bytes.toString(encoding) : bytes;
}

const { existsSync, readFileSync } = fs;
const { readFile } = fs.promises;
fs.existsSync = (path) => {
  const name = embedded(path);
  return name === undefined ? existsSync(path) : names.has(name);
};
fs.readFileSync = (path, options) => {
  const name = embedded(path);
  return name === undefined ? readFileSync(path, options) : read(path, name, options);
};
fs.promises.readFile = async (path, options) => {
  const name = embedded(path);
  return name === undefined ? readFile(path, options) : read(path, name, options);
};
