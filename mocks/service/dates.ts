/**
 * Parses and formats dates. Inside the service a day is a whole number (days since 1970-01-01, UTC) and a moment is
 * seconds or milliseconds since then; dates are text only in requests and answers.
 */
export const DAY_MS = 86_400_000;

function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / DAY_MS : undefined;
}

/** dd/mm/yyyy to a day; undefined for any other form and for days that do not exist. */
export function parseDate(text: string): number | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match ? dayOf(Number(match[3]), Number(match[2]), Number(match[1])) : undefined;
}

/** yyyy-mm-dd or dd/mm/yyyy to a day: treasury accepts both. */
export function parseTreasuryDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : parseDate(text);
}

/** dd/mm/yyyy hh:mm:ss (the time may be left out: midnight) to seconds since 1970. */
export function parseDateTime(text: string): number | undefined {
  const match = /^(\d{2}\/\d{2}\/\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  const day = match?.[1] === undefined ? undefined : parseDate(match[1]);
  if (!match || day === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = match.slice(2).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return day * 86_400 + hour * 3600 + minute * 60 + second;
}

export const dayOfMoment = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);

export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const formatDate = (day: number): string => isoDate(day).split('-').reverse().join('/');

export const formatDateTime = (seconds: number): string =>
  `${formatDate(Math.floor(seconds / 86_400))} ${new Date(seconds * 1000).toISOString().slice(11, 19)}`;

export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
