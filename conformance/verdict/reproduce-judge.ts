/**
 * The judge inside a reproduce script: plain JavaScript as text, run by `node -e`. It reads what the finding asserted from
 * PROOF and looks whether the new answer breaches it in the same way. Owns no requests.
 */
export const judgeText = `
const { by, at, accepted, compare, expected, symptom, then, values } = JSON.parse(process.env.PROOF);
const { TAG_THEN, TAG_NOW, STATUS } = process.env;
const now = (process.env.SLOTS || '').split(' ');
const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
const status = Number(STATUS);
const renewed = (value) => {
  let renamed = JSON.stringify(value === undefined ? null : value);
  if (TAG_THEN) renamed = renamed.split(TAG_THEN).join(TAG_NOW);
  values.forEach((id, n) => { if (now[n]) renamed = renamed.split(id).join(now[n]); });
  return JSON.parse(renamed);
};
const parsed = () => { try { return JSON.parse(text); } catch { return undefined; } };
const valueAt = (body) => at.replace(/\\[(\\d+)\\]/g, '.$1').split('.').filter(Boolean)
  .reduce((part, step) => (part === null || part === undefined ? undefined : part[step]), body);
const typeOf = (value) => Array.isArray(value) ? 'array' : typeof value === 'string' ? 'text' : typeof value;
const mask = (value) => value === '' ? 'empty'
  : '"' + value.slice(0, 24).replace(/\\p{L}+/gu, 'a').replace(/\\d/g, '9') + '"';
const breaches = {
  status: () => !accepted.includes(status),
  shape: () => {
    const value = valueAt(parsed());
    if (symptom === 'absent') return value === undefined;
    if (symptom === 'null') return value === null;
    if (/ instead of /.test(symptom)) return value !== undefined && typeOf(value) === symptom.split(' ')[0];
    return typeof value === 'string' ? mask(value) === symptom : symptom === 'empty body';
  },
  value: () => {
    const value = valueAt(parsed());
    const due = renewed(expected);
    if (compare === 'word') return String(value).toLowerCase() !== String(due).toLowerCase();
    if (compare === 'number') return !(Math.abs(Number(value) - Number(due)) < 1e-9);
    if (compare === 'cents') return !(Math.abs(Number(value) - Number(due)) <= 0.0100001);
    return JSON.stringify(value) !== JSON.stringify(due);
  },
  body: () => {
    if (status !== then.status) return false;
    const [whole, cut] = [plain(text, now, TAG_NOW), / \\(\\d+ more\\)$/.test(then.body)];
    const recorded = plain(then.body.replace(/… \\(\\d+ more\\)$/, ''), values, TAG_THEN);
    return cut ? whole.startsWith(recorded.slice(0, -60)) : whole === recorded;
  },
};
// Without what differs from run to run: ids, tags, numbers of documents, dates with a time, long tokens.
function plain(body, ids, tag) {
  let bare = body;
  if (tag) bare = bare.split(tag).join('<tag>');
  for (const id of ids) if (id) bare = bare.split(id).join('<id>');
  return bare.replace(/[0-9a-f]{12,}/gi, '<token>').replace(/"(\\w*id|\\w*number|atcud|saft_hash|permalink|url|pdfUrl|\\w*link|total_\\w+)" *: *("[^"]*"|[\\d.]+|null)/g, '"$1":<own>')
    .replace(/"[^"]*\\/[A-Z0-9]+"/g, '<number>').replace(/-\\d+"/g, '-<n>"');
}
// What was judged then is not there now: nothing can be said.
if ((by === 'shape' || by === 'value') && status !== then.status) {
  console.log('Status ' + STATUS + ' instead of ' + then.status + ': it cannot be judged.');
  process.exit(2);
}
const shows = breaches[by]();
console.log('Now:      status ' + STATUS + ', ' + (at ? at + ' is ' + JSON.stringify(valueAt(parsed())) : text.slice(0, 600)));
console.log(shows ? 'The fault shows.' : 'The fault does not show.');
process.exit(shows ? 1 : 0);
`;
