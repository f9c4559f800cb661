import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { findSigningKey } from './repository.ts';
import {
  publicKeyOf,
  readPrivateKey,
  signTeamToken,
  storePrivateKey,
  verifyTeamToken,
} from './rules-team-token.ts';

/** What a team token signs, before the team's id. */
const OWN_PREFIX = 'HALYARD_TEAM_';
/** That of GZCTF, for games that are made while `REFERENCE_NAMES` is on. */
const REFERENCE_PREFIX = 'GZCTF_TEAM_';
/** Keys are stored as they are: a second secret in the environment would guard nothing more. */
const XOR_KEY = '';

export interface GameKeys {
  publicKey: string;
  privateKey: string;
  /** Salt of the team hashes, which make the flags of teams differ. It is random, and no key depends on it. */
  salt: string;
  /** What its team tokens sign before the id of the team. */
  tokenPrefix: string;
}

/** Which names a new game gets. */
export interface NameDeps {
  referenceNames: boolean;
}

/** A new game's Ed25519 pair, as it is stored, and its salt of 64 hex digits. */
export function newGameKeys({ referenceNames }: NameDeps = { referenceNames: false }): GameKeys {
  const seed = randomBytes(32);
  return {
    publicKey: publicKeyOf(seed),
    privateKey: storePrivateKey(seed, XOR_KEY),
    salt: randomBytes(32).toString('hex'),
    tokenPrefix: referenceNames ? REFERENCE_PREFIX : OWN_PREFIX,
  };
}

/** The token of a team in a game. The only place that reads a private key. */
export async function signForTeam(db: Db, gameId: number, teamId: number): Promise<string> {
  const { privateKey, tokenPrefix } = await findSigningKey(db, gameId);
  return signTeamToken(readPrivateKey(privateKey, XOR_KEY), tokenPrefix, teamId);
}

/** Whether the private key of this public key has signed a team token; false for any other texts. */
export function isTeamTokenGenuine(publicKey: string, token: string): boolean {
  return [OWN_PREFIX, REFERENCE_PREFIX].some(
    (prefix) => verifyTeamToken(publicKey, prefix, token) !== null,
  );
}
