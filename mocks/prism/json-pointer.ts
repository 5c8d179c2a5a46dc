/** JSON pointers (RFC 6901), plain or as the fragment of a reference. */

/** `/items/0/na~1me` -> `items`, `0`, `na/me` */
export function stepsOf(pointer: string): string[] {
  const plain = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer;
  const steps = plain.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at the pointer; undefined when there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((node, step) => Object(node)[step], document);

/** A name as one step of a pointer. */
export const asStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
