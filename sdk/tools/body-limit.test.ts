import { expect, test } from 'vitest';
import { operations } from '../src/generated/operation-table.ts';
import { bodyLimit } from './body-limit.ts';
import type { OpenApiDocument, Schema } from './openapi.ts';

const name: Schema = { type: 'string', maxLength: 20 };
const document = { components: { schemas: { Name: name } } } as unknown as OpenApiDocument;

test('is large enough for every allowed body, indented', () => {
  const team: Schema = {
    type: 'object',
    properties: {
      name: { $ref: '#/components/schemas/Name' },
      tags: { type: 'array', maxItems: 200, items: name },
      color: { oneOf: [{ type: 'null' }, { enum: ['red', 'ultramarine'] }] },
      size: { type: 'integer' },
    },
  };
  const text = '\ud83d'.repeat(20);
  const tags = Array.from({ length: 200 }, () => text);
  const body = { name: text, tags, color: 'ultramarine', size: -2_147_483_648 };
  const limit = bodyLimit(document, team);
  expect(limit).toBeGreaterThan(JSON.stringify(body, null, 4).length);
  expect(limit).toBeLessThan(3 * JSON.stringify(body).length);
});

test('is at most a mebibyte', () => {
  expect(bodyLimit(document, { type: 'string' })).toBe(2 ** 20);
  expect(bodyLimit(document, { type: 'array', items: name })).toBe(2 ** 20);
});

test('is small for everybody who is not signed in', () => {
  const open = Object.values(operations).filter(({ access }) => access === 'public');
  const limits = open.map((operation) => operation.bodyLimit ?? 0);
  expect(Math.max(...limits)).toBeLessThan(40_000);
});
