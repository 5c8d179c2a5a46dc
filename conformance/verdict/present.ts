/** The fields with a truthy value: undefined, null, empty, false and 0 are left out. */
export const present = <T extends object>(
  fields: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined | null | false | '' | 0> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as never;
