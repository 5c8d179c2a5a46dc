import fs from 'node:fs';
import path from 'node:path';
import { createApp } from './app.js';
import { createAccount } from './services/accounts.js';
import { exporter } from './services/exporter.js';
import { db } from './store.js';

export function serve({ data, port }) {
  const files = path.join(data, 'files');
  fs.mkdirSync(files);
  exporter.directory = files;
  db.open(data);

  const app = createApp(files);
  const server = app.listen(Number(port), '127.0.0.1', (error) => {
    if (error) {
      console.error(error.message);
      process.exit(1);
    }
    const url = `http://127.0.0.1:${server.address().port}`;
    app.locals.baseUrl = url;
    const [first, second] = ['First Company', 'Second Company'].map((name, index) => {
      const account = createAccount({
        organization_name: name,
        email: `owner${index + 1}@example.com`,
        password: 'secret',
        fiscal_id: `50000000${index + 1}`,
        tax_country: '1',
        language: 'pt',
      });
      // as if the owner had entered the tax-authority credentials already
      return db.accounts.update(account, { credentials: { username: `${account.fiscal_id}/1`, type: 'AT' } });
    });
    console.log(JSON.stringify({
      base_url: url,
      public_url: url,
      api_key: first.api_key,
      account_id: first.id,
      second_base_url: url,
      second_api_key: second.api_key,
      second_account_id: second.id,
    }));
  });
}
