// A stand-in for your server: it has only items, kept in memory. The recipe beside it is what matters.
import express from 'express';

const FIELDS = ['name', 'description', 'unit_price', 'unit'];
const number = (text, otherwise) => (/^[1-9]\d*$/.test(text ?? '') ? Number(text) : otherwise);

/** An application over accounts: [{ key, items }]. */
export function createApp(accounts) {
  const app = express();
  let lastId = 0;
  app.use(express.json({ limit: '5mb' }));
  app.use((request, response, next) => {
    const account = accounts.find(({ key }) => key === request.query.api_key);
    if (account === undefined) return response.status(401).end();
    response.locals.items = account.items;
    next();
  });

  const refused = (items, sent, isNew, own) =>
    typeof sent !== 'object' ||
    sent === null ||
    (isNew && FIELDS.slice(0, 3).some((field) => sent[field] === undefined)) ||
    FIELDS.some((field) => sent[field] !== undefined && typeof sent[field] !== 'string') ||
    sent.name === '' ||
    (sent.unit_price !== undefined && !/^\d{1,15}(\.\d+)?$/.test(sent.unit_price)) ||
    items.some((item) => item !== own && item.name === sent.name);
  const take = (item, sent) => {
    for (const field of FIELDS)
      if (sent[field] !== undefined) item[field] = field === 'unit_price' ? Number(sent[field]) : sent[field];
    return item;
  };

  app.get('/items.json', (request, response) => {
    const size = number(request.query.per_page, 10);
    const first = (number(request.query.page, 1) - 1) * size;
    response.json({ items: response.locals.items.slice(first, first + size) });
  });
  app.post('/items.json', (request, response) => {
    const { items } = response.locals;
    const sent = request.body?.item;
    if (refused(items, sent, true)) return response.status(422).end();
    const item = take({ id: ++lastId, unit: null }, sent);
    items.push(item);
    response.status(201).json({ item });
  });
  app.use('/items/:id.json', (request, response, next) => {
    const item = response.locals.items.find(({ id }) => String(id) === request.params.id);
    if (item === undefined) return response.status(404).end();
    response.locals.item = item;
    next();
  });
  app.get('/items/:id.json', (_request, response) => response.json({ item: response.locals.item }));
  app.put('/items/:id.json', (request, response) => {
    const { items, item } = response.locals;
    const sent = request.body?.item;
    if (refused(items, sent, false, item)) return response.status(422).end();
    take(item, sent);
    response.status(200).end();
  });
  app.use((_request, response) => response.status(404).end());
  app.use((error, _request, response, _next) => response.status(error.status ?? 500).end());
  return app;
}
