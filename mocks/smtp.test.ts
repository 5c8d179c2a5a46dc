// Mails over SMTP, received by a minimal server.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock } from './index.js';
import { textOf } from './smtp.js';

/** The first PDF loads the drawing library, on a machine that may be busy. */
const LATER = { timeout: 40_000 };

/** Accepts every mail; `mails` holds what was sent after DATA, `recipients` what RCPT named. */
async function smtpServer() {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push(part);
          inData = false;
          socket.write('250 accepted\r\n');
        } else if (part === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else {
          if (part.startsWith('RCPT')) recipients.push(part);
          socket.write('250 fine\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { mails, recipients, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('--smtp: an e-mailed document -> arrives at all recipients, with link, PDF and the sender that was chosen', async () => {
  const smtp = await smtpServer();
  const mock = await startMock({
    port: 0,
    scenario: 'demo',
    smtp: `smtp://127.0.0.1:${smtp.port}`,
    smtpFrom: 'Rui <rui@example.org>',
  });
  try {
    const list = await fetch(
      `${mock.url}/invoices.json?api_key=${mock.apiKey}&type[]=Invoice&status[]=final`,
    );
    const { invoices } = (await list.json()) as { invoices: { id: number }[] };
    const message = {
      client: { email: 'ana@example.com', save: '0' },
      cc: 'rui@example.com',
      subject: 'Your invoice',
      body: 'Here it is.',
    };
    const url = `${mock.url}/invoices/${invoices[0]?.id}/email-document.json?api_key=${mock.apiKey}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ message }) });
    expect(answer.status).toBe(200);
    await expect.poll(() => smtp.mails.length, LATER).toBe(1);
    const mail = smtp.mails[0] ?? '';
    expect(mail).toContain('Subject: Your invoice');
    expect(mail).toContain('From: Rui <rui@example.org>');
    expect(mail.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(`${mock.url}/__mock/documents/`);
    const pdf = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '';
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail).toMatch(/filename="?Invoice-\d+-\w+\.pdf/);
    await expect.poll(() => mock.outbox()[0]?.delivery?.state, LATER).toBe('sent');
    expect(mock.smtp).toBe(`smtp://127.0.0.1:${smtp.port}`);
    expect(smtp.recipients.join()).toMatch(/ana@example\.com.*rui@example\.com/);
  } finally {
    await mock.close();
    smtp.close();
  }
});

const texts: [what: string, body: string, text: string][] = [
  ['tags are left out of the text', '<p>Here <b>it</b> is.</p>', 'Here it is.'],
  ['less-than signs stay', 'if a < b and b <c', 'if a < b and b <c'],
  ['250,000 tags that do not end', '<a'.repeat(250_000), '<a'.repeat(250_000)],
];
for (const [what, body, text] of texts) {
  test(`the text of a mail: ${what}`, () => {
    expect(textOf(body)).toBe(text);
  });
}

test('--smtp: a mail of a world -> arrives too, with a link into that world', async () => {
  test.setTimeout(90_000);
  const smtp = await smtpServer();
  const mock = await startMock({ port: 0, scenario: 'demo', smtp: `smtp://127.0.0.1:${smtp.port}` });
  try {
    const { headers } = mock.world('ana');
    const query = `api_key=${mock.apiKey}`;
    const list = await fetch(`${mock.url}/estimates.json?${query}&status[]=final`, { headers });
    const { estimates } = (await list.json()) as { estimates: { id: number; type: string }[] };
    const quote = estimates.find(({ type }) => type === 'Quote');
    const sent = await fetch(`${mock.url}/quotes/${quote?.id}/email-document.json?${query}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { client: { email: 'ana@example.com', save: '0' } } }),
    });
    expect(sent.status).toBe(200);
    await expect.poll(() => smtp.mails.length, LATER).toBe(1);
    const link = `${mock.url}/__mock/in/ana/__mock/documents/`;
    expect(smtp.mails[0]?.replace(/=\r\n/g, '')).toContain(link);
    await expect.poll(() => mock.world('ana').outbox()[0]?.delivery?.state, LATER).toBe('sent');
    expect(mock.outbox().every(({ delivery }) => delivery === null)).toBe(true);
  } finally {
    await mock.close();
    smtp.close();
  }
});

test('--smtp: nobody listens there -> reported there and in the outbox, where the mail stays', async () => {
  const reported: string[] = [];
  const mock = await startMock({
    port: 0,
    scenario: 'demo',
    smtp: 'smtp://ana:secret@127.0.0.1:1',
    complain: (line) => reported.push(line),
  });
  try {
    const list = await fetch(`${mock.url}/estimates.json?api_key=${mock.apiKey}&status[]=final&type[]=Quote`);
    const { estimates } = (await list.json()) as { estimates: { id: number }[] };
    const before = mock.outbox().length;
    const answer = await fetch(
      `${mock.url}/quotes/${estimates[0]?.id}/email-document.json?api_key=${mock.apiKey}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: { client: { email: 'ana@example.com', save: '0' } } }),
      },
    );
    expect(answer.status).toBe(200);
    await expect.poll(() => reported.join(), LATER).toContain('was not sent');
    expect(mock.outbox()).toHaveLength(before + 1);
    expect(mock.outbox()[0]?.delivery).toMatchObject({
      state: 'failed',
      reported: expect.stringMatching(/ECONNREFUSED/),
    });
    const shown = (await (await fetch(`${mock.url}/__mock/outbox`)).json()) as {
      mails: { delivery: object }[];
    };
    expect(shown.mails[0]?.delivery).toMatchObject({ state: 'failed' });
    expect(reported.join() + mock.smtp).not.toContain('secret');
  } finally {
    await mock.close();
  }
});
