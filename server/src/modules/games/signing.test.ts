import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addGame } from '../submissions/testing/test-game.ts';
import { verifyTeamToken } from './rules-team-token.ts';
import { isTeamTokenGenuine, newGameKeys, signForTeam } from './service-signing.ts';

const { db } = await createTestDatabase();

test.each([
  [true, 'GZCTF_TEAM_'],
  [false, 'HALYARD_TEAM_'],
])('a game that is made with reference names %s signs %s', async (referenceNames, prefix) => {
  const { publicKey, privateKey, tokenPrefix } = newGameKeys({ referenceNames });
  const keys = { public_key: publicKey, private_key: privateKey, token_prefix: tokenPrefix };
  const gameId = await addGame(db, keys);
  const token = await signForTeam(db, gameId, 5);
  expect(verifyTeamToken(publicKey, prefix, token)).toBe(5);
  expect(isTeamTokenGenuine(publicKey, token)).toBe(true);
  expect(isTeamTokenGenuine(newGameKeys().publicKey, token)).toBe(false);
});
