import { readFileSync } from 'node:fs';
import { openApiToBruno } from '@usebruno/converters';
import { judge } from './requests.mjs';

const flat = (items) => items.flatMap((item) => (item.items ? flat(item.items) : [item]));
const collection = openApiToBruno(JSON.parse(readFileSync(process.env.OPENAPI, 'utf8')));
judge(
  flat(collection.items).map((item) => ({
    name: item.name,
    query: item.request.params
      .filter((one) => one.type === 'query')
      .map(({ name, value }) => ({ key: name, value })),
  })),
);
