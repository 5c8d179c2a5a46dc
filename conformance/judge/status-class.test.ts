import { expect, test } from '@playwright/test';
import { isClientError, isError, isRedirect, isServerError, isSuccess, mayBeDone } from './status-class.js';

const edges = [0, 199, 200, 299, 300, 399, 400, 499, 500, 599];

test('a status -> success, redirect, error of the client, error of the server, error of either', () => {
  expect(edges.filter(isSuccess)).toEqual([200, 299]);
  expect(edges.filter(isRedirect)).toEqual([300, 399]);
  expect(edges.filter(isClientError)).toEqual([400, 499]);
  expect(edges.filter(isServerError)).toEqual([500, 599]);
  expect(edges.filter(isError)).toEqual([400, 499, 500, 599]);
});

test('no answer, or a success -> the request may have been carried out', () => {
  expect(edges.filter(mayBeDone)).toEqual([0, 199, 200, 299]);
});
