export class HttpError extends Error {
  constructor(status, message = '') {
    super(message);
    this.status = status;
  }
}

export const notFound = (what) => new HttpError(404, `${what} not found`);
export const invalid = (message) => new HttpError(422, message);

export const round2 = (n) => Math.round((n + Number.EPSILON) * 100) / 100;
export const sumBy = (rows, fn) => round2(rows.reduce((total, row) => total + fn(row), 0));

export const compact = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

export const truthy = (value) => ['true', '1', true, 1].includes(value);

export const list = (value) => {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : typeof value === 'object' ? Object.values(value) : [value];
};

export const escapeXml = (text) =>
  String(text ?? '').replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The integer of a path parameter; anything else names nothing. */
export const idOf = (text) => (/^\d+$/.test(text) ? Number(text) : -1);

/** Parses a body with a zod schema, answering 422 with the first problem. */
export function validate(schema, body) {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(`${issue.path.join('.') || 'body'}: ${issue.message}`);
}

export function paginate(req, rows, account) {
  const perPage = Math.min(Math.max(parseInt(req.query.per_page, 10) || account.per_page, 1), 100);
  const page = Math.max(parseInt(req.query.page, 10) || 1, 1);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    pagination: {
      total_entries: rows.length,
      current_page: page,
      total_pages: Math.ceil(rows.length / perPage),
      per_page: perPage,
    },
  };
}

