const pad = (n) => String(n).padStart(2, '0');

/** Dates travel as dd/mm/yyyy; internally they are compared as yyyy-mm-dd. */
export const DateTime = {
  today: () => DateTime.format(new Date()),
  format: (d) => `${pad(d.getDate())}/${pad(d.getMonth() + 1)}/${d.getFullYear()}`,
  time: (d) => `${pad(d.getHours())}:${pad(d.getMinutes())}:${pad(d.getSeconds())}`,
  now: () => `${DateTime.today()} ${DateTime.time(new Date())}`,

  iso(text) {
    const match = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text ?? '');
    return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
  },

  isDate(text) {
    if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return false;
    const [day, month, year] = text.split('/').map(Number);
    const date = new Date(year, month - 1, day);
    return date.getMonth() === month - 1 && date.getDate() === day;
  },

  isDateTime(text) {
    const [date, time, ...rest] = text.split(' ');
    return rest.length === 0 && DateTime.isDate(date) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time ?? '');
  },

  addDays(text, days) {
    const [day, month, year] = text.split('/').map(Number);
    return DateTime.format(new Date(year, month - 1, day + days));
  },
};
