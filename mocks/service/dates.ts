/**
 * Owns the written forms of dates. Inside the service a day is a whole number (days since 1970-01-01, UTC)
 * and a moment is seconds or milliseconds since then; text exists only at the edges.
 */
const DAY_MS = 86_400_000;

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

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

/** yyyy-mm-dd or dd/mm/yyyy to a day: treasury takes both. */
export function parseTreasuryDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : parseDate(text);
}

/** dd/mm/yyyy hh:mm:ss (the time may be left out: midnight) to seconds since 1970. */
export function parseDateTime(text: string): number | undefined {
  const match = /^(\d{2}\/\d{2}\/\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  const day = match?.[1] === undefined ? undefined : parseDate(match[1]);
  if (!match || day === undefined) return undefined;
  const [hour, minute, second] = [match[2], match[3], match[4]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  return hour > 23 || minute > 59 || second > 59
    ? undefined
    : day * 86_400 + hour * 3600 + minute * 60 + second;
}

export const dayOfMoment = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);

export function formatDate(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)}/${pad(date.getUTCFullYear(), 4)}`;
}

export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export function formatDateTime(seconds: number): string {
  const day = Math.floor(seconds / 86_400);
  const rest = seconds - day * 86_400;
  const time = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map((part) => pad(part));
  return `${formatDate(day)} ${time.join(':')}`;
}

export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
