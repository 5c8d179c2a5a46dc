import { expect, test } from '@playwright/test';
import type { Arrival } from '../http/hooks.js';
import { isFor } from './wire-ways.js';

const at = (method: string, url: string) => isFor(['getClient'], { method, url } as Arrival);

test('an arrival -> for the operation of its method and path; a search by name is no client', () => {
  expect(at('GET', '/clients/7.json?api_key=k')).toBe(true);
  expect(at('PUT', '/clients/7.json')).toBe(false);
  expect(at('GET', '/clients/7/x.json')).toBe(false);
  expect(at('GET', '/clients/find-by-name.json?client_name=a')).toBe(false);
  expect(isFor(['findClientByName'], { method: 'GET', url: '/clients/find-by-name.json' } as Arrival)).toBe(
    true,
  );
});
