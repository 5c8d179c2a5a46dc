/** Records that cannot be deleted, each created once and judged by several checks. records.ts creates prerequisites. */

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

/** A record with all fields, created once. */
export const created = (t: CheckContext, kind: FieldedKind): Promise<Kept> =>
  t.given.once(`a created ${kind.word}`, () =>
    create(t, kind, { ...kind.minimum(t), ...kind.options(t, 0) }, { isShared: true }),
  );

/** The name and three others that begin or end like it. No digit is appended: that might be the next unique name. */
export const similarNames = (name: string): string[] => [name, `${name}x`, `A${name}`, `${name}x1`];

/** A record with texts that are easily damaged, as many of them as the target accepts. Created once. */
export const withOddTexts = (t: CheckContext, kind: FieldedKind): Promise<Kept> =>
  t.given.once(`${withArticle(kind.word)} with odd texts`, async () => {
    const also = kind.furtherValues?.(t) ?? {};
    const scripts = [unicodeText, markedText, astralText];
    for (const texts of [[...scripts, longText], scripts, scripts.slice(0, 2), [unicodeText]]) {
      const fields: Json = { ...kind.minimum(t), ...also };
      // A serie begins like another one: it stays for ever and cannot be renamed later.
      const begin = kind.word === 'sequence' ? (await created(t, kind)).name : nameOf(kind, fields);
      // A single text field holds all texts.
      for (const [n, field] of kind.texts.entries())
        fields[field] = kind.texts.length === 1 ? texts.join(' ') : texts[n % texts.length];
      fields[kind.nameField] = [begin, ...texts.flatMap((text) => shortNames[text] ?? [])].join(' ');
      const made = await createIfAccepted(t, kind, fields, true);
      if (made) return made;
    }
    return create(t, kind, { ...kind.minimum(t), ...also }, { isShared: true });
  });
