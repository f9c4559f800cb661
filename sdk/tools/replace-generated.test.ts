import { expect, test } from 'vitest';
import { withAliases } from './enum-aliases.ts';
import type { OpenApiDocument } from './openapi.ts';
import { replaceGenerated } from './replace-generated.ts';

test('a replacement that changes nothing is an error that names the code', () => {
  expect(replaceGenerated('a b', 'b', 'c', 'x.ts')).toBe('a c');
  expect(() => replaceGenerated('a b', /d/, 'c', 'x.ts')).toThrow('x.ts has no /d/ to replace');
});

const document = {
  components: { schemas: { Color: { 'x-aliases': { colour: 'red' } } } },
} as unknown as OpenApiDocument;

test('a closed list with other names that no longer looks as expected is an error', () => {
  const text = `export const Color = /*#__PURE__*/ zod.enum(["red"]);`;
  expect(withAliases(text, 'Color', document)).toContain(`["red"], {"colour":"red"}`);
  expect(withAliases(text, 'Shape', document)).toBe(text);
  const other = `export const Color = zod.literal("red");`;
  expect(() => withAliases(other, 'Color', document)).toThrow('The schema Color');
});
