import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { searchPow } from './pow-search.ts';

const CHALLENGE = '9a41c07de2b3586f';

function bitsOf(answer: string): string {
  const hash = createHash('sha256').update(Buffer.from(CHALLENGE + answer, 'hex'));
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(2)
    .padStart(256, '0');
}

test.each([8, 11, 16])('finds an answer whose hash begins with %i zero bits', (difficulty) => {
  const answer = searchPow(CHALLENGE, difficulty, 0xfedcba98).tryNext(5_000_000);
  expect(answer).toMatch(/^fedcba98[\da-f]{8}$/);
  expect(bitsOf(answer ?? '').slice(0, difficulty)).toBe('0'.repeat(difficulty));
});

test('goes on where it stopped, and says when it has found nothing yet', () => {
  const whole = searchPow(CHALLENGE, 16, 1).tryNext(5_000_000);
  const parts = searchPow(CHALLENGE, 16, 1);
  let answer: string | null = null;
  let batches = 0;
  while (answer === null) {
    answer = parts.tryNext(1000);
    batches += 1;
  }
  expect(answer).toBe(whole);
  expect(batches).toBeGreaterThan(1);
});

test('counts bits beyond the first word', () => {
  expect(searchPow(CHALLENGE, 40, 7).tryNext(2000)).toBeNull();
});
