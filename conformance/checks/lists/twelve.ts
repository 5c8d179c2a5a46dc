/** Twelve drafts in one list, for checks of its pages. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { unlessUnsupported } from '../../judge/outcome.js';
import type { CheckContext } from '../../run/check.js';
import {
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  type Scope,
  typeAt,
} from '../kit/list-filters.js';

export const count = 12;

/** Twelve drafts that no check changes, every second one with all fields: created once per list. */
export function twelve(t: CheckContext, kind: ListKind) {
  return t.given.once(`twelve for ${kind.list}`, async () => {
    const scope = await openScope(t);
    const own: Own[] = [];
    for (let n = 0; n < count; n += 1) own.push(await fullDraft(t, scope, typeAt(t, kind, n), n));
    const query = { text: scope.word };
    await judgeKept(t, kind, own, { query, keeps: () => true });
    return { own, query };
  });
}

/** A draft; every second one has two lines and all optional fields that the target accepts. */
async function fullDraft(t: CheckContext, scope: Scope, type: DocumentType, n: number): Promise<Own> {
  const line = (price: number) =>
    t.given.line({
      unit: 'hour',
      unit_price: `${price}.5`,
      quantity: `${n + 1}`,
    });
  const fields = {
    items: [line(n + 1), line(n + 20)],
    before_taxes: (n + 1) * (2 * n + 22),
    observations: `Observed ${scope.word} ${n}`,
    tax_exemption: 'M01',
  };
  const guide =
    documentTypes[type].family === 'guides' ? { license_plate: `AA-${String(n).padStart(2, '0')}-ZZ` } : {};
  const label = `document ${n + 1}`;
  if (n % 2 === 0) return ownDraft(t, scope, type, label);
  const retained = { ...fields, ...guide, retention: '10.0' };
  return (
    (await unlessUnsupported(() => ownDraft(t, scope, type, label, retained, 'retentions are not shown'))) ??
    ownDraft(t, scope, type, label, { ...fields, ...guide })
  );
}
