/**
 * Features that a target may lack. A check that needs a feature which the target does not claim, or for which a setting is
 * missing (`public-url`, `account-id`, `second-account`), is `unsupported`.
 */
export const features = [
  'public-url',
  'account-id',
  'second-account',
  'accounts',
  'items',
  'taxes',
  'clients',
  'sequences',
  'invoices',
  'estimates',
  'guides',
  'purchase_orders',
  'payments',
  'treasury',
  'saft',
  'pdf',
  'qr',
  'email',
  'related',
  'portugal',
] as const;

export type Feature = (typeof features)[number];
