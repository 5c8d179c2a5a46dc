/**
 * The judge inside a reproduce script: plain JavaScript as text, run by `node -e`. It reads what the finding asserted from
 * PROOF and looks whether the new answer breaches it in the same way. Owns no requests.
 */
export const judgeText = `
const proof = JSON.parse(process.env.PROOF);
const { by, at, entry, accepted, compare, expected, symptom, allowed, pattern, terms, within, then, values } = proof;
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
const step = (parts, name) => parts.flatMap((part) => part === null || part === undefined ? []
  : name !== '[]' ? [part[name]] : Array.isArray(part) ? part : []);
// Of the form of list entries any may breach it; a value is looked for in the entry that it was seen in.
const valuesAt = (body) => at.replace(/\\[\\d+\\]/g, '.[]').split('.').filter(Boolean).reduce(step, [body]);
const below = (part, path) => path.replace(/\\[(\\d+)\\]/g, '.$1').split('.').filter(Boolean)
  .reduce((inner, name) => (inner === null || inner === undefined ? undefined : inner[name]), part);
const valueAt = (body) => {
  if (!entry) return below(body, at || '');
  const id = String(renewed(entry.id));
  const entries = entry.list ? below(body, entry.list) : body;
  const own = Array.isArray(entries) ? entries.find((one) => one && String(one.id) === id) : undefined;
  if (own === undefined) unsaid('The entry ' + id + ' is not listed: it cannot be judged.');
  return below(own, entry.rest);
};
const unsaid = (words) => { console.log(words); process.exit(2); };
const typeOf = (value) => Array.isArray(value) ? 'array' : typeof value === 'string' ? 'text' : typeof value;
const mask = (value) => value === '' ? 'empty'
  : '"' + value.slice(0, 24).replace(/\\p{L}+/gu, 'a').replace(/\\d/g, '9') + '"';
const breaches = {
  status: () => !accepted.includes(status),
  shape: () => valuesAt(parsed()).some((value) => {
    if (symptom === 'absent') return value === undefined;
    if (symptom === 'null') return value === null;
    if (/ instead of /.test(symptom)) return value !== undefined && typeOf(value) === symptom.split(' ')[0];
    if (allowed) return value !== undefined && value !== null && !allowed.includes(value);
    if (pattern) return typeof value === 'string' && !new RegExp(pattern, 'u').test(value);
    return typeof value === 'string' ? mask(value) === symptom : symptom === 'empty body';
  }),
  value: () => {
    const value = valueAt(parsed());
    const due = renewed(expected);
    if (compare === 'word') return String(value).toLowerCase() !== String(due).toLowerCase();
    if (compare === 'number') return !(Math.abs(Number(value) - Number(due)) < 1e-9);
    if (compare === 'cents') return !(Math.abs(Number(value) - Number(due)) <= 0.0100001);
    if (compare === 'includes') return !String(value === null || value === undefined ? '' : value).includes(due);
    if (compare === 'unset') return Boolean(value) && Number(value) !== 0;
    if (compare === 'not') return JSON.stringify(value) === JSON.stringify(due);
    return JSON.stringify(value === undefined ? null : value) !== JSON.stringify(due);
  },
  near: () => !expected.some((due) => Math.abs(Number(valueAt(parsed())) - due) <= within),
  count: () => { const value = valueAt(parsed()); return !Array.isArray(value) || value.length !== expected; },
  terms: () => {
    const record = valueAt(parsed()) || {};
    return !(Math.abs(Object.keys(terms).reduce((rest, name) => rest + terms[name] * Number(record[name]), 0)) <= within);
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
if (by !== 'status' && by !== 'body' && status !== then.status)
  unsaid('Status ' + STATUS + ' instead of ' + then.status + ': it cannot be judged.');
const shows = breaches[by]();
console.log('Now:      status ' + STATUS + ', ' + (at ? at + ' is ' + String(JSON.stringify(by === 'shape' ? valuesAt(parsed()) : valueAt(parsed()))).slice(0, 600) : text.slice(0, 600)));
console.log(shows ? 'The fault shows.' : 'The fault does not show.');
process.exit(shows ? 1 : 0);
`;
