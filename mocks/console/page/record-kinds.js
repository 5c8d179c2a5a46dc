// The tables beside documents, as data: their columns, the fields of a request that makes or changes one, and the
// paths of the API for it. A field is [name, label, kind]; kind is text unless told.
const CLIENT_TEXTS = [
  'email',
  'phone',
  'fiscal_id',
  'address',
  'city',
  'postal_code',
  'country',
  'website',
  'fax',
];

export const KINDS = {
  clients: {
    title: 'Clients',
    one: 'client',
    columns: [
      ['Name', 'name', 'cut'],
      ['Code', 'code', 'w-code'],
      ['E-mail', 'texts.email', 'cut extra'],
      ['City', 'texts.city', 'extra w-city'],
    ],
    path: '/clients',
    wrapper: 'client',
    fields: [
      ['name', 'Name'],
      ['code', 'Code'],
      ...CLIENT_TEXTS.map((name) => [name, name.replace('_', ' ').replace(/^./, (one) => one.toUpperCase())]),
      ['language', 'Language', ['', 'pt', 'en', 'es']],
      ['send_options', 'Copies by default', ['', '1', '2', '3']],
      ['observations', 'Observations', 'long'],
    ],
  },
  items: {
    title: 'Items',
    one: 'item',
    columns: [
      ['Name', 'name', 'cut'],
      ['Description', 'description', 'cut extra'],
      ['Unit', 'unit', 'extra'],
      ['Price', 'unitPrice', 'figure'],
    ],
    path: '/items',
    wrapper: 'item',
    fields: [
      ['name', 'Name'],
      ['description', 'Description'],
      ['unit_price', 'Unit price'],
      ['unit', 'Unit'],
      ['tax.name', 'Tax (its name)'],
    ],
  },
  taxes: {
    title: 'Taxes',
    one: 'tax',
    columns: [
      ['Name', 'name', 'cut'],
      ['Value', 'value', 'figure'],
      ['Region', 'region', 'extra'],
      ['Code', 'code', 'extra'],
      ['Default', 'isDefault'],
    ],
    path: '/taxes',
    wrapper: 'tax',
    canDelete: true,
    fields: [
      ['name', 'Name'],
      ['value', 'Value, per cent'],
      ['region', 'Region', ['PT', 'PT-AC', 'PT-MA']],
      ['code', 'Code'],
      ['default_tax', 'Default', ['0', '1']],
    ],
  },
  sequences: {
    title: 'Sequences',
    one: 'sequence',
    columns: [
      ['Series', 'serie'],
      ['Default', 'isDefault'],
      ['Registered', 'registered', 'extra'],
      ['Last numbers', 'counters', 'cut but-phone'],
    ],
    path: '/sequences',
    wrapper: 'sequence',
    isFixed: true,
    acts: [
      ['Make it the default', 'PUT', 'set_current'],
      ['Register it', 'PUT', 'register'],
    ],
    fields: [
      ['serie', 'Series'],
      ['default_sequence', 'Default', ['0', '1']],
    ],
  },
  regularizations: {
    title: 'Regularizations',
    one: 'regularization',
    columns: [
      ['Client', 'clientId'],
      ['Number', 'number', 'figure'],
      ['Value', 'value', 'figure'],
      ['Date', 'day'],
      ['Observation', 'observation', 'cut extra'],
    ],
    ofClient: (client) => `/api/v3/clients/${client}/regularization`,
    wrapper: 'regularization',
    isFixed: true,
    canDelete: true,
    fields: [
      ['value', 'Value'],
      ['date', 'Date, yyyy-mm-dd'],
      ['observation', 'Observation'],
    ],
  },
  movements: {
    title: 'Treasury movements',
    one: 'movement',
    columns: [
      ['Client', 'clientId'],
      ['Type', 'type'],
      ['Value', 'value', 'figure'],
      ['Date', 'day'],
      ['Method', 'method', 'extra'],
    ],
    ofClient: (client) => `/api/v3/clients/${client}/treasury_movements`,
    wrapper: 'treasury_movement',
    isFixed: true,
    canDelete: true,
    fields: [
      ['value', 'Value'],
      ['movement_type', 'Type', ['Payment', 'Reimbursement']],
      ['payment_method', 'Method', ['', 'TB', 'MB', 'CC', 'CH', 'NU', 'OU']],
      ['date', 'Date, yyyy-mm-dd'],
      ['observation', 'Observation'],
    ],
  },
};

/** `texts.email` of a record, as text for a table. */
export function shown(record, name) {
  const value = name.split('.').reduce((at, key) => at?.[key], record);
  if (value === null || value === undefined) return '';
  if (name === 'day') return new Date(value * 86_400_000).toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key.replaceAll('_', ' ')} ${one}`)
    .join(', ');
}

/** `{ 'tax.name': 'IVA23' }` -> `{ tax: { name: 'IVA23' } }`; what is empty is left out. */
export function nested(entries) {
  const body = {};
  for (const [name, value] of entries) {
    if (value === '') continue;
    const steps = name.split('.');
    const last = steps.pop();
    let place = body;
    for (const key of steps) {
      place[key] ??= {};
      place = place[key];
    }
    place[last] = value;
  }
  return body;
}
