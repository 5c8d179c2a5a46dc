/** A pattern in which `*` stands for any text, as a regular expression. */
export function globPattern(glob: string): RegExp {
  const escaped = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 's');
}

export const matchesGlob = (text: string, glob: string): boolean => globPattern(glob).test(text);
