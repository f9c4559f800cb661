import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderEnvExample } from './config-example.ts';

test('.env.example is what the settings say', () => {
  const file = new URL('../../.env.example', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderEnvExample());
});
