import { expect, test } from 'vitest';
import { Category } from '../schemas.ts';
import { toCategory } from './categories.ts';

test.each(Category.options)('knows %s in any case', (category) => {
  expect(toCategory(category)).toBe(category);
  expect(toCategory(` ${category.toUpperCase()} `)).toBe(category);
});

test.each([
  ['Reverse Engineering', 'Reverse'],
  ['binary-exploitation', 'Pwn'],
  ['Cryptography', 'Crypto'],
  ['Seamanship', null],
  ['', null],
])('reads %j as %s', (name, category) => {
  expect(toCategory(name)).toBe(category);
});
