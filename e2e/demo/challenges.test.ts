import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { challenges } from './challenges.ts';
import type { DemoChallenge, Solve } from './challenges/types.ts';

const folder = new URL('./challenges/', import.meta.url);

/** The bytes as text, packed and unpacked. */
function layers(bytes: Uint8Array): string[] {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return [bytes, ...(packed ? [gunzipSync(bytes)] : [])].map((layer) =>
    Buffer.from(layer).toString('latin1'),
  );
}

async function solver(challenge: DemoChallenge): Promise<Solve> {
  const module: { solve: Solve } = await import(`./challenges/${challenge.slug}/solve.ts`);
  return module.solve;
}

describe('the demo game', () => {
  test('has at least 12 challenges in at least 8 categories', () => {
    expect(challenges.length).toBeGreaterThanOrEqual(12);
    expect(new Set(challenges.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
  });

  test('has easy, medium and hard challenges', () => {
    const levels = challenges.map(({ level }) => level);
    expect(levels.filter((level) => level === 'easy').length).toBeGreaterThanOrEqual(3);
    expect(levels.filter((level) => level === 'hard').length).toBeGreaterThanOrEqual(2);
  });

  test('has unique titles and flags', () => {
    expect(new Set(challenges.map(({ title }) => title)).size).toBe(challenges.length);
    expect(new Set(challenges.map(({ flag }) => flag)).size).toBe(challenges.length);
  });

  test('lists every folder with a challenge', async () => {
    const entries = await readdir(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'tools');
    const slugs = challenges.map(({ slug }) => slug);
    expect(folders.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted());
  });
});

describe.each(challenges.map((challenge) => ({ title: challenge.title, challenge })))(
  '$title',
  ({ challenge }) => {
    test('is solved by its solver with only what a player has', async () => {
      const { statement, hints } = challenge;
      const solve = await solver(challenge);
      expect(await solve({ statement, hints, file: challenge.file() })).toBe(challenge.flag);
    });

    test('has a solver that does not import the author’s files', async () => {
      const source = await readFile(new URL(`${challenge.slug}/solve.ts`, folder), 'utf8');
      expect(source).not.toMatch(/challenge\.ts|challenges\.ts/);
      expect(source).not.toContain(challenge.flag.slice(5, -1));
    });

    test('contains its flag nowhere in plain text', () => {
      const body = challenge.flag.slice('flag{'.length, -1);
      const file = challenge.file();
      const shown = [challenge.statement, ...challenge.hints];
      if (file !== null) shown.push(file.name, ...layers(file.bytes));
      expect(shown.filter((text) => text.includes(body))).toEqual([]);
    });

    test('is built deterministically', () => {
      expect(challenge.file()).toEqual(challenge.file());
    });

    test('satisfies the limits of the API', () => {
      expect(challenge.flag).toMatch(/^flag\{[a-z0-9_]+\}$/);
      expect(challenge.flag.length).toBeLessThanOrEqual(127);
      expect(challenge.minScoreRate).toBeGreaterThanOrEqual(0);
      expect(challenge.minScoreRate).toBeLessThanOrEqual(1);
    });
  },
);
