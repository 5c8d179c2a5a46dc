import { readFileSync } from 'node:fs';
import { judge } from './requests.mjs';

const flat = (items) => items.flatMap((item) => (item.item ? flat(item.item) : [item]));
judge(
  flat(JSON.parse(readFileSync('collection.json', 'utf8')).item).map((item) => ({
    name: item.name,
    query: item.request.url.query ?? [],
  })),
);
