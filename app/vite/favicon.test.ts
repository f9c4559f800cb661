import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('existing clients find the icon of the site at /favicon.webp', () => {
  const icon = readFileSync(join(import.meta.dirname, '../public/favicon.webp'));
  expect([icon.toString('latin1', 0, 4), icon.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
});
