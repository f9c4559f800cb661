import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { OverloadedError } from './fair-queue.ts';
import { createPasswords, NO_PASSWORD } from './passwords.ts';

const ADDRESS = '192.0.2.7';

const passwords = createPasswords();

/** The shortest of five: the others waited for something else. */
async function timeOf(stored: string | undefined): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now();
    expect(await passwords.verify(stored, 'y', ADDRESS)).toBe(false);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('passwords', () => {
  test('recognises the right password and no other', async () => {
    const stored = await passwords.hash('correct horse', ADDRESS);
    expect(await passwords.verify(stored, 'correct horse', ADDRESS)).toBe(true);
    expect(await passwords.verify(stored, 'correct house', ADDRESS)).toBe(false);
  });

  test('finds which of several hashes a password matches, at the cost of one for one salt', async () => {
    const one = await passwords.hash('correct horse', ADDRESS);
    const two = await passwords.hash('battery staple', ADDRESS, one);
    const three = await passwords.hash('third', ADDRESS);
    expect(two.split('$')[4]).toBe(one.split('$')[4]);
    const all = [NO_PASSWORD, one, two, three];
    expect(await passwords.find(all, 'correct horse', ADDRESS)).toBe(one);
    expect(await passwords.find(all, 'battery staple', ADDRESS)).toBe(two);
    expect(await passwords.find(all, 'third', ADDRESS)).toBe(three);
    expect(await passwords.find(all, 'none', ADDRESS)).toBeUndefined();
    expect(await passwords.hash('x', ADDRESS, NO_PASSWORD)).toMatch(/^\$argon2id/);
  });

  test('takes none for an account without a password, in the same time', async () => {
    for (const password of ['', 'none', NO_PASSWORD])
      expect(await passwords.verify(NO_PASSWORD, password, ADDRESS)).toBe(false);
    const stored = await passwords.hash('x', ADDRESS);
    expect(await timeOf(NO_PASSWORD)).toBeGreaterThan((await timeOf(stored)) / 3);
  });

  test('hashes with argon2id, 19 MiB, two passes, and a new salt each time', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('x', ADDRESS),
      passwords.hash('x', ADDRESS),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  test('refuses everything for a name that nobody has, and takes its time', async () => {
    const stored = await passwords.hash('x', ADDRESS);
    // The quickest of several: what else the machine does can only add to it.
    let known = Infinity;
    let unknown = Infinity;
    for (let round = 0; round < 7; round += 1) {
      known = Math.min(known, await timeOf(stored));
      unknown = Math.min(unknown, await timeOf(undefined));
    }
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  test('asks for a new hash when the parameters have changed', async () => {
    const weaker = await hash('x', {
      memoryCost: 8192,
      timeCost: 2,
      parallelism: 1,
    });
    expect(passwords.needsRehash(weaker)).toBe(true);
    expect(await passwords.verify(weaker, 'x', ADDRESS)).toBe(true);
    expect(passwords.needsRehash(await passwords.hash('x', ADDRESS))).toBe(false);
  });

  test('refuses what would wait too long, and recovers', async () => {
    const one = createPasswords({ concurrency: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, () => one.hash('x', ADDRESS)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(110 - 101);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(OverloadedError);
    await expect(one.hash('x', ADDRESS)).resolves.toContain('$argon2id$');
  });
});
