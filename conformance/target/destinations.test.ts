// Where requests may be sent, and with which keys.
import { expect, test } from '@playwright/test';
import { destinationsOf, withinDestinations } from './destinations.js';
import type { Transport } from './transport.js';

const apiKey = 'the-key-of-the-account';
const given = {
  baseUrl: 'https://acme.invoicing.example',
  publicUrl: 'https://www.invoicing.example/public',
  second: { baseUrl: 'https://other.example.org:8443', apiKey: 'the-key-of-the-second' },
  apiKey,
  allowHosts: ['*.partner.example.net', 'one.example.com:444'],
};
const local = { baseUrl: 'http://acme.localhost:4010', apiKey, allowHosts: [] };

const addresses: [from: object, url: string, isFollowed: boolean, takesGivenKeys: boolean][] = [
  [given, 'https://acme.invoicing.example/again', true, true],
  [given, 'https://www.invoicing.example', true, true],
  [given, 'https://other.example.org:8443', true, true],
  [given, 'https://other.example.org', true, false],
  [given, 'http://acme.invoicing.example', true, false],
  [given, 'https://new.invoicing.example', true, false],
  [given, 'https://acme.invoicing.example.evil.test', false, false],
  [given, 'https://evil.test/acme.invoicing.example', false, false],
  [given, 'https://acme.invoicing.example@evil.test', false, false],
  [given, 'http://127.0.0.1:4010', false, false],
  [given, 'http://169.254.169.254', false, false],
  [given, 'https://a.partner.example.net', true, false],
  [given, 'https://partner.example.net', false, false],
  [given, 'https://one.example.com:444', true, false],
  [given, 'https://one.example.com', false, false],
  [given, 'ftp://acme.invoicing.example', false, false],
  [given, 'no address', false, false],
  // Names below a public suffix may have different owners.
  [{ ...given, baseUrl: 'https://mine.github.io' }, 'https://yours.github.io', false, false],
  [{ ...given, baseUrl: 'https://mine.co.uk' }, 'https://yours.co.uk', false, false],
  [{ ...given, baseUrl: 'http://10.0.0.1' }, 'http://10.0.0.2', false, false],
  // Several names of one listener; another port of this machine is another program.
  [local, 'http://new.localhost:4010', true, true],
  [local, 'http://127.0.0.1:4010/new', true, true],
  [local, 'http://[::1]:4010', true, true],
  [local, 'http://127.0.0.1:4011', true, false],
  [local, 'http://127.0.0.2:4010', true, false],
  [local, 'http://0.0.0.0:4010', false, false],
  [local, 'http://localhost.evil.test:4010', false, false],
];
for (const [from, url, isFollowed, takesGivenKeys] of addresses) {
  const { baseUrl } = from as typeof given;
  test(`${baseUrl} states ${url} -> ${isFollowed ? 'followed' : 'not followed'}, ${takesGivenKeys ? 'any key' : 'never a given key'}`, () => {
    const destinations = destinationsOf(from as typeof given);
    expect(destinations.isFollowed(url)).toBe(isFollowed);
    expect(destinations.takesGivenKeys(url)).toBe(takesGivenKeys);
  });
}

const near = 'https://new.invoicing.example/items.json';
const carried: [what: string, outgoing: { url: string; headers?: Record<string, string>; body?: string }][] =
  [
    ['in the query', { url: `${near}?api_key=${apiKey}` }],
    ['percent-encoded', { url: `${near}?api_key=%74he-key-of-the-account` }],
    ['without its last character', { url: `${near}?api_key=${apiKey.slice(0, -1)}` }],
    ['in capitals', { url: `${near}?api_key=${apiKey.toUpperCase()}` }],
    ['in the path', { url: `https://new.invoicing.example/${apiKey}/items.json` }],
    ['in a header', { url: near, headers: { authorization: `Bearer ${apiKey}` } }],
    ['in the body', { url: near, body: JSON.stringify({ key: apiKey }) }],
    ['of the second account', { url: `${near}?api_key=the-key-of-the-second` }],
  ];
for (const [what, { url, headers = {}, body }] of carried) {
  test(`a given key ${what}, to a new account of the same site -> not sent`, async () => {
    const sent: string[] = [];
    const transport = { send: async (one: { url: string }) => sent.push(one.url) } as unknown as Transport;
    const conditional = withinDestinations(transport, destinationsOf(given));
    const request = { method: 'GET', url, headers, ...(body !== undefined && { body }) };
    await expect(conditional.send(request)).rejects.toMatchObject({ fault: 'withheld' });
    expect(sent).toEqual([]);
    await conditional.send({ method: 'GET', url: `${near}?api_key=key-of-the-new-account`, headers: {} });
    await conditional.send({
      method: 'GET',
      url: `${given.baseUrl}/items.json?api_key=${apiKey}`,
      headers: {},
    });
    expect(sent).toHaveLength(2);
  });
}
