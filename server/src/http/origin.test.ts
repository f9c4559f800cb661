import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { checkOrigin } from './origin.ts';

function request(method: string, origin: string | undefined, host = 'ctf.example:8080') {
  return { method, host, headers: { origin } } as FastifyRequest;
}

test.each([
  ['POST', undefined, null],
  ['POST', 'http://ctf.example:8080', null],
  ['GET', 'https://evil.example', null],
  ['PUT', 'https://ctf.example', 'https://ctf.example'],
])('lets pass: %s from %s where %s may write', (method, origin, own) => {
  expect(() => checkOrigin(request(method, origin), own)).not.toThrow();
});

test.each([
  ['POST', 'https://evil.example', null],
  ['POST', 'null', null],
  ['DELETE', 'http://challenge.ctf.example:8080', null],
  ['PUT', 'http://ctf.example:8080', 'https://ctf.example'],
  ['POST', 'http://ctf.example', null],
])('refuses: %s from %s where %s may write', (method, origin, own) => {
  expect(() => checkOrigin(request(method, origin), own)).toThrow('ORIGIN_REFUSED');
});
