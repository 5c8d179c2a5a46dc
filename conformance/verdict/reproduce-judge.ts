/**
 * The judge inside a reproduce script: plain JavaScript as text, run by `node -e`. It reads what the finding asserted from
 * PROOF and looks whether the new answers breach it in the same way. Owns no requests.
 */

/** Prints what stands at a place of an answer, nothing where there is no such place. Arguments: file, place. */
export const pickText = `
const { TAG_THEN, TAG_NOW } = process.env;
let part; try { part = JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8')); } catch {}
const renewed = (text) => TAG_THEN
  ? text.split(TAG_THEN).join(TAG_NOW).split(TAG_THEN.toUpperCase()).join(TAG_NOW.toUpperCase()) : text;
for (const step of JSON.parse(process.argv[2])) {
  if (part === null || typeof part !== 'object') { part = undefined; break; }
  part = typeof step !== 'object' ? part[step]
    : Array.isArray(part) ? part.find((one) => one && one[step.key] === renewed(step.value)) : undefined;
}
if (part !== undefined && part !== null && typeof part !== 'object') process.stdout.write(String(part));
`;

export const judgeText = `
const proof = JSON.parse(process.env.PROOF);
const { by, at, entry, accepted, compare, expected, symptom, allowed, pattern, terms, within, then, values, from, pages } = proof;
const { TAG_THEN, TAG_NOW, STATUS } = process.env;
const now = (process.env.SLOTS || '').split(' ');
const folder = process.argv[1];
const read = (n) => require('node:fs').readFileSync(folder + '/' + n, 'utf8');
const text = read(process.env.LAST);
const status = Number(STATUS);
// Of this run instead of the recorded one: the tag in names, and the ids of records.
const renewed = (value, isId) => {
  const nth = isId ? values.indexOf(String(value)) : -1;
  if (nth !== -1 && now[nth]) return typeof value === 'number' ? Number(now[nth]) : now[nth];
  const renamed = JSON.stringify(value === undefined ? null : value);
  return JSON.parse(retagged(renamed, TAG_THEN, TAG_NOW));
};
const retagged = (text, from, to) => from
  ? text.split(from).join(to).split(from.toUpperCase()).join(to.toUpperCase()) : text;
const json = (body) => { try { return JSON.parse(body); } catch { return undefined; } };
const parsed = () => json(text);
const step = (parts, name) => parts.flatMap((part) => part === null || part === undefined ? []
  : name !== '[]' ? [part[name]] : Array.isArray(part) ? part : []);
// Of the form of list entries any may breach it; a value is looked for in the entry that it was seen in.
const valuesAt = (body) => at.replace(/\\[\\d+\\]/g, '.[]').split('.').filter(Boolean).reduce(step, [body]);
const below = (part, path) => path.replace(/\\[(\\d+)\\]/g, '.$1').split('.').filter(Boolean)
  .reduce((inner, name) => (inner === null || inner === undefined ? undefined : inner[name]), part);
const unsaid = (words) => { console.log(words); process.exit(2); };
const valueAt = (body) => {
  if (!entry) return below(body, at || '');
  const id = String(renewed(entry.id, true));
  const entries = entry.list ? below(body, entry.list) : body;
  const own = Array.isArray(entries) ? entries.find((one) => one && String(one.id) === id) : undefined;
  if (own === undefined) unsaid('The entry ' + id + ' is not listed: it cannot be judged.');
  return below(own, entry.rest);
};
const isOfId = /(^|[._])id$/.test(at || '');
const listIn = (body) => Array.isArray(body) ? body : Object.values(Object(body)).find(Array.isArray);
const listOf = (n) => listIn(json(read(n)));
const allPages = () => pages.flatMap((n) => listOf(n) || unsaid('Answer ' + n + ' holds no list: it cannot be judged.'));
const due = () => {
  if (!from) return renewed(expected, isOfId);
  let part = json(read(from.number));
  for (const one of from.path) {
    const value = one && one.value !== undefined ? renewed(one.value) : undefined;
    part = part === null || part === undefined ? undefined : typeof one !== 'object' ? part[one]
      : Array.isArray(part) ? part.find((other) => other && other[one.key] === value) : undefined;
  }
  return part === undefined ? unsaid('Answer ' + from.number + ' does not show what this one is compared with: it cannot be judged.') : part;
};
const sorted = (value) => value === null || typeof value !== 'object' ? value : Array.isArray(value) ? value.map(sorted)
  : Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
const same = (one, other) => JSON.stringify(sorted(one === undefined ? null : one)) === JSON.stringify(sorted(other === undefined ? null : other));
const alike = (one, other) => same(one, other) || (one !== null && other !== null && String(one) === String(other));
const typeOf = (value) => Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value === 'string' ? 'text' : typeof value;
const mask = (value) => value === '' ? 'empty'
  : '"' + value.slice(0, 24).replace(/\\p{L}+/gu, 'a').replace(/\\d/g, '9') + '"';
const isFound = (value) => value !== undefined && value !== null;
const breaches = {
  silence: () => status === 0,
  json: () => text.trim() !== '' && json(text) === undefined,
  status: () => status === 0 ? unsaid('No answer: it cannot be judged.') : !accepted.includes(status),
  shape: () => valuesAt(parsed()).some((value) => {
    if (symptom === 'absent') return value === undefined;
    if (symptom === 'null') return value === null;
    if (/ instead of /.test(symptom)) return value !== undefined && typeOf(value) === symptom.split(' ')[0];
    if (allowed) return isFound(value) && !allowed.includes(value);
    if (pattern) return typeof value === 'string' && !new RegExp(pattern, 'u').test(value);
    return typeof value === 'string' ? mask(value) === symptom : symptom === 'empty body';
  }),
  value: () => {
    const value = valueAt(parsed());
    const wanted = due();
    const [number, goal] = [Number(value), Number(wanted)];
    if (compare === 'word') return String(value).toLowerCase() !== String(wanted).toLowerCase();
    if (compare === 'number') return value === null || !(Math.abs(number - goal) < 1e-9);
    if (compare === 'cents') return value === null || !(Math.abs(number - goal) <= 0.0100001);
    if (compare === 'includes') return !String(isFound(value) ? value : '').includes(wanted);
    if (compare === 'unset') return Boolean(value) && number !== 0;
    if (compare === 'not') return same(value, wanted);
    return from || isOfId ? !alike(value, wanted) : !same(value, wanted);
  },
  near: () => !expected.some((wanted) => Math.abs(Number(valueAt(parsed())) - wanted) <= within),
  count: () => { const value = valueAt(parsed()); return !Array.isArray(value) || value.length !== expected; },
  terms: () => {
    const record = valueAt(parsed()) || {};
    return !(Math.abs(Object.keys(terms).reduce((rest, name) => rest + terms[name] * Number(record[name]), 0)) <= within);
  },
  inverted: () => {
    const record = valueAt(parsed()) || {};
    const [, number, series] = /^(\\d+)\\/(.+)$/s.exec(String(record[proof.of])) || unsaid(proof.of + ' is no number: it cannot be judged.');
    return record[proof.field] !== series + '/' + number;
  },
  listed: () => {
    const wanted = String(renewed(proof.value, proof.key === 'id'));
    const times = allPages().filter((one) => one && String(one[proof.key]) === wanted).length;
    return times < proof.least || times > proof.most;
  },
  size: () => {
    const list = listIn(parsed()) || unsaid('There is no list in the answer: it cannot be judged.');
    return list.length < proof.least || list.length > proof.most;
  },
  pages: () => {
    const [whole, ...parts] = pages.map((n) => (listOf(n) || []).map((one) => one && one.id));
    return whole.join() !== parts.flat().slice(0, whole.length).join();
  },
  pagination: () => {
    const { total_entries: all, total_pages: last, current_page: page, per_page: size } = (parsed() || {}).pagination || unsaid('No pagination is shown: it cannot be judged.');
    const due = Math.max(0, Math.min(proof.size, all - (proof.page - 1) * proof.size));
    return page !== proof.page || size !== proof.size || last !== Math.ceil(all / proof.size) || (listIn(parsed()) || []).length !== due;
  },
  total: () => {
    const { total_entries: all } = (parsed() || {}).pagination || unsaid('No pagination is shown: it cannot be judged.');
    return new Set(allPages().map((one) => one && one.id)).size !== all;
  },
  unique: () => {
    const numbered = (listIn(parsed()) || []).filter((one) => one && /\\d/.test(String(one[proof.field])));
    const keys = numbered.map((one) => JSON.stringify([proof.field, ...proof.beside].map((name) => one[name] === undefined ? null : one[name])));
    return new Set(keys).size !== keys.length;
  },
  apart: () => { const ids = allPages().map((one) => one && one.id); return new Set(ids).size !== ids.length; },
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
  bare = retagged(bare, tag, '<tag>');
  for (const id of ids) if (id) bare = bare.split(id).join('<id>');
  return bare.replace(/[0-9a-f]{12,}/gi, '<token>').replace(/"(\\w*id|\\w*number|atcud|saft_hash|permalink|url|pdfUrl|\\w*link|total_\\w+)" *: *("[^"]*"|[\\d.]+|null)/g, '"$1":<own>')
    .replace(/"[^"]*\\/[A-Z0-9]+"/g, '<number>').replace(/-\\d+"/g, '-<n>"');
}
const shownAt = () => at === undefined ? text : at + ' is ' + JSON.stringify(by === 'shape' ? valuesAt(parsed()) : valueAt(parsed()));
// What was judged then is not there now: nothing can be said.
if (by !== 'status' && by !== 'silence' && by !== 'body' && status !== then.status)
  unsaid('Status ' + STATUS + ' instead of ' + then.status + ': it cannot be judged.');
const shows = breaches[by]();
console.log('Now:      status ' + STATUS + ', ' + (status === 0 ? 'no answer' : shownAt().slice(0, 600)));
console.log(shows ? 'The fault shows.' : 'The fault does not show.');
process.exit(shows ? 1 : 0);
`;
