/** The fields that are there: what is unset, empty, false or 0 is left out. */
export const present = <T extends object>(
  fields: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined | null | false | '' | 0> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as never;
