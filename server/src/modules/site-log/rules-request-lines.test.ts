import { expect, test } from 'vitest';
import { methodAndPath } from './rules-request-lines.ts';

const ID = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
const ENTRY = '7d0f6a52-3c1e-4b8a-9f27-e6b4c8d1a035';

test.each([
  [`/api/proxy/${ENTRY}?ticket=1`, '/api/proxy/[hidden]'],
  [`/API/proxy/noinst/${ENTRY}`, '/API/proxy/noinst/[hidden]'],
  [`/api/ext/proxy/${ENTRY}/ticket`, '/api/ext/proxy/[hidden]/ticket'],
  [`/api/admin/instances/${ID}`, '/api/admin/instances/[hidden]'],
  ['/api/admin/instances?all=true', '/api/admin/instances'],
  [`/api/posts/${ID}`, `/api/posts/${ID}`],
])('the log says of %s only %s', (url, path) => {
  expect(methodAndPath({ method: 'GET', url })).toEqual({ method: 'GET', path });
});
