/**
 * Creates of what cannot be deleted: each is made once and judged by several checks. Owns no checks; records.ts has what
 * is made as a prerequisite.
 */

import type { CheckContext } from '../../run/check.js';
import { withArticle } from '../../target/article.js';
import type { Json } from '../../target/call.js';
import {
  astralText,
  type FieldedKind,
  longText,
  markedText,
  shortNames,
  unicodeText,
} from './record-declaring.js';
import { create, createIfAccepted, type Kept, nameOf } from './records.js';

/** With all fields, made once. */
export const created = (t: CheckContext, kind: FieldedKind): Promise<Kept> =>
  t.given.once(`a created ${kind.word}`, () =>
    create(t, kind, { ...kind.minimum(t), ...kind.options(t, 0) }, { isShared: true }),
  );

/** One, what begins like it, what ends like it. Not by a digit more: that may be the next unique name. */
export const similarNames = (name: string): string[] => [name, `${name}x`, `A${name}`, `${name}x1`];

/** Texts that lose something on the way; whoever refuses some of them gets the others. Made once. */
export const withOddTexts = (t: CheckContext, kind: FieldedKind): Promise<Kept> =>
  t.given.once(`${withArticle(kind.word)} with odd texts`, async () => {
    const also = kind.furtherValues?.(t) ?? {};
    const scripts = [unicodeText, markedText, astralText];
    for (const texts of [[...scripts, longText], scripts, scripts.slice(0, 2), [unicodeText]]) {
      const fields: Json = { ...kind.minimum(t), ...also };
      // A serie begins as another does: it stays for good, and can take no other name later.
      const begin = kind.word === 'sequence' ? (await created(t, kind)).name : nameOf(kind, fields);
      // Where there is one alone it holds them all.
      for (const [n, field] of kind.texts.entries())
        fields[field] = kind.texts.length === 1 ? texts.join(' ') : texts[n % texts.length];
      fields[kind.nameField] = [begin, ...texts.flatMap((text) => shortNames[text] ?? [])].join(' ');
      const made = await createIfAccepted(t, kind, fields, true);
      if (made) return made;
    }
    return create(t, kind, { ...kind.minimum(t), ...also }, { isShared: true });
  });
