import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  challengeSalt,
  gameSalt,
  publicKeyOf,
  readPrivateKey,
  signTeamToken,
  storePrivateKey,
  teamHash,
  verifyTeamToken,
} from './rules-team-token.ts';

const PREFIX = 'GZCTF_TEAM_';
const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const stored = 'eG5waGF8fmh6Ym9ydGJ8ZHVoanxmfnNuYHZocHlkZnA=';
const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=';
const token =
  '5:vXfHXr8gpor8gyb5nmVWOmcVi/6o1wYTJ1m6U+w3lIgY8dXZCDiR7umCVcIrfo9fz7oTkkeCR9YlW19J8ibFDA==';

describe('the test vector of the contract', () => {
  test('reads and stores the private key', () => {
    expect(storePrivateKey(seed, 'xorkey')).toBe(stored);
    expect(readPrivateKey(stored, 'xorkey')).toEqual(seed);
    expect(readPrivateKey(storePrivateKey(seed, ''), '')).toEqual(seed);
  });

  test('has the public key and the token', () => {
    expect(publicKeyOf(seed)).toBe(publicKey);
    expect(signTeamToken(seed, PREFIX, 5)).toBe(token);
    expect(verifyTeamToken(publicKey, PREFIX, token)).toBe(5);
  });

  test('has the salts and the team hash', () => {
    const game = gameSalt('GZCTF@', stored);
    const challenge = challengeSalt(game, 42);
    expect(game).toBe('990d3a01781833ec0a55e5bcce9b47db5aba7d68a9a66fdfb07f79c33dc48278');
    expect(challenge).toBe('a63806e6968f28ba0ddff3f708ccaf5e0c3ef83cbee9166b45896103847d0cba');
    expect(teamHash(challenge, token)).toBe('8b827ee1a876');
  });
});

describe('verifyTeamToken', () => {
  test('refuses another team, another prefix and another key', () => {
    const otherKey = publicKeyOf(Buffer.alloc(32, 7));
    expect(verifyTeamToken(publicKey, PREFIX, token.replace('5:', '6:'))).toBeNull();
    expect(verifyTeamToken(publicKey, 'HALYARD_TEAM_', token)).toBeNull();
    expect(verifyTeamToken(otherKey, PREFIX, token)).toBeNull();
  });

  test('answers null to anything malformed', () => {
    const oddly = [
      `0${token}`,
      `${token} `,
      token.slice(0, -1),
      '5:',
      ':',
      '',
      `5:${'A'.repeat(9e6)}`,
    ];
    for (const odd of oddly) expect(verifyTeamToken(publicKey, PREFIX, odd)).toBeNull();
    for (const odd of ['', 'A', `${publicKey}A`, '='.repeat(44)]) {
      expect(verifyTeamToken(odd, PREFIX, token)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, text) => {
        expect(verifyTeamToken(key, PREFIX, text)).toBeNull();
      }),
    );
  });

  test('accepts what was signed', () => {
    const seeds = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes));
    const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(seeds, ids, (key, teamId) => {
        const signed = signTeamToken(key, 'HALYARD_TEAM_', teamId);
        expect(verifyTeamToken(publicKeyOf(key), 'HALYARD_TEAM_', signed)).toBe(teamId);
      }),
      { numRuns: 20 },
    );
  });

  test('refuses a seed of another length when signing', () => {
    expect(() => signTeamToken(Buffer.alloc(31), PREFIX, 5)).toThrow(RangeError);
  });
});
