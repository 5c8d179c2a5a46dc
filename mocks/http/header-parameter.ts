/** Parses one `name = "value"` of a header. No regular expression: several runs of optional blanks backtrack. */

export interface HeaderParameter {
  /** As it was written. */
  name: string;
  /** Without its quotes; undefined when there is no `=`. */
  value: string | undefined;
}

const NAME = /^[\w-]+$/;

/** Undefined for an invalid name, or a quote inside the value. */
export function readHeaderParameter(text: string): HeaderParameter | undefined {
  const at = text.indexOf('=');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  if (!NAME.test(name)) return undefined;
  if (at === -1) return { name, value: undefined };
  let value = text.slice(at + 1).trim();
  if (value.startsWith('"')) value = value.slice(1);
  if (value.endsWith('"')) value = value.slice(0, -1);
  return value.includes('"') ? undefined : { name, value };
}
