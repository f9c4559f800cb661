import { expect, test } from 'vitest';
import { methodAndPath } from './request-lines.ts';

const ID = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';

test.each([
  [`/api/proxy/${ID}?ticket=1`, '/api/proxy/[hidden]'],
  [`/API/proxy/noinst/${ID}`, '/API/proxy/noinst/[hidden]'],
  [`/api/ext/proxy/${ID}/ticket`, '/api/ext/proxy/[hidden]/ticket'],
  [`/api/admin/instances/${ID}`, '/api/admin/instances/[hidden]'],
  ['/api/admin/instances?all=true', '/api/admin/instances'],
  [`/api/posts/${ID}`, `/api/posts/${ID}`],
])('the log says of %s only %s', (url, path) => {
  expect(methodAndPath({ method: 'GET', url })).toEqual({ method: 'GET', path });
});
