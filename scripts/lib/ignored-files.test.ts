import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('git ignores the settings with their secrets, and keeps the example', () => {
  const ignored = (file: string) => {
    try {
      execFileSync('git', ['check-ignore', '--no-index', '--quiet', file]);
      return true;
    } catch {
      return false;
    }
  };
  expect(ignored('.env')).toBe(true);
  expect(ignored('.env.example')).toBe(false);
});
