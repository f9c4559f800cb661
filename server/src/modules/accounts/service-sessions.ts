import { randomBytes } from 'node:crypto';
import type { LanguageCode } from '@halyard/sdk/operations';
import { ROLES } from '@halyard/sdk/rules';
import { type Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { unlessStorageFull } from '../../platform/error-code.ts';
import { hashToken } from '../../platform/hash-token.ts';
import type { Author, Writes } from '../../platform/write.ts';
import { createSessionCache } from './part-session-cache.ts';
import {
  deleteSession,
  findEndedByBan,
  findRecentSessions,
  findSession,
  insertSession,
  type SessionRow,
  touchSession,
} from './repository-sessions.ts';

/** An unused session ends after this many seconds. */
export const SESSION_SECONDS = 7 * 24 * 3600;

/** A session ends this many seconds after it began, also when it is in use. */
export const MAX_SESSION_SECONDS = 30 * 24 * 3600;

const LIFETIME = SESSION_SECONDS * 1000;
/** Pages that poll ask every ten seconds. What ends a session is heard of at once. */
const CACHED = 2 * 60_000;
/** The most time between two visits that are stored; the least is half as long. */
const TOUCH_AFTER = 5 * 60_000;
/** A session in use has had a visit stored within this time. */
const RECENT = 3 * TOUCH_AFTER;
const CAPACITY = 20_000;
const AGENT_LENGTH = 300;

/** Where a session is started. */
interface SessionOrigin {
  address: string;
  agent: string;
  /** Of the person, when known; mails are written in it. */
  language?: LanguageCode;
}

/** Who gets a session. */
export interface SessionUser {
  userId: string;
  /** The hash that the password of the sign-in was checked against. */
  passwordHash?: string;
}

export interface FoundSession {
  actor: Actor;
  renewed: boolean;
  isEnded: boolean;
}

export interface Sessions {
  /**
   * Returns the user of a session. `renewed` is true when its expiry was extended: send the cookie
   * again. Of a session that a ban has ended, the banned user: it opens nothing, but its owner is told.
   */
  find(token: string, address: string): Promise<FoundSession | null>;
  /** Reads the sessions in use, so that not each costs a statement when all come back after a restart. */
  recall(): Promise<void>;
  /**
   * Makes a session and returns its token; throws WRONG_CREDENTIALS if the password was changed after it
   * was checked.
   */
  start(user: SessionUser, from: SessionOrigin): Promise<string>;
  /** Ends a session; one that does not exist is fine. */
  end(token: string, by: Author): Promise<void>;
}

interface SessionsDeps extends Writes {
  db: Db;
  bus: Pick<EventSource, 'on'>;
  clock: Clock;
}

/** Sessions are rows with opaque 256-bit tokens; a cached one costs no statement. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { db, bus, clock, write, writeStatement } = deps;
  const cache = createSessionCache({ clock, lifetime: CACHED, capacity: CAPACITY });
  bus.on('session', (event) => cache.forget(event.body.userId));

  async function load(hash: Buffer, key: string, address: string) {
    const generation = cache.generation();
    const now = clock();
    const row = await findSession(db, hash, now);
    if (!row) {
      const ended = await findEndedByBan(db, hash, now);
      return ended
        ? { actor: { ...ended, role: 'Banned' as const }, renewed: false, isEnded: true }
        : null;
    }
    const isDue = now - row.seenAt.getTime() >= (TOUCH_AFTER / 2) * (1 + shareOf(hash));
    const actor = actorOf(row);
    const visit = { at: now, until: now + LIFETIME, address };
    const renewed =
      isDue &&
      (await unlessStorageFull(() =>
        writeStatement(actor, (statement) =>
          touchSession(statement, hash, visit, MAX_SESSION_SECONDS),
        ),
      ));
    cache.set(key, actor, generation);
    return { actor, renewed, isEnded: false };
  }

  return {
    async find(token, address) {
      const hash = hashToken(token);
      const key = keyOf(hash);
      const actor = cache.get(key);
      return actor ? { actor, renewed: false, isEnded: false } : load(hash, key, address);
    },
    async recall() {
      const generation = cache.generation();
      const now = clock();
      const rows = await findRecentSessions(db, { since: now - RECENT, now, most: CAPACITY });
      for (const row of rows) cache.set(keyOf(row.hash), actorOf(row), generation);
    },
    async start({ userId, passwordHash }, { address, agent, language }) {
      const token = randomBytes(32).toString('base64url');
      const at = clock();
      const session = {
        hash: hashToken(token),
        userId,
        at,
        until: at + LIFETIME,
        address,
        language: language ?? null,
        agent: agent.slice(0, AGENT_LENGTH),
        passwordHash: passwordHash ?? null,
      };
      const isStored = await writeStatement(null, (statement) => insertSession(statement, session));
      if (!isStored) throw new AppError('WRONG_CREDENTIALS');
      return token;
    },
    async end(token, by) {
      await write(by, async (tx, emit) => {
        const userId = await deleteSession(tx, hashToken(token));
        if (userId !== undefined) emit({ topic: 'session', gameId: null, body: { userId } });
      });
    },
  };
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64');
}

function actorOf({ role, userId, userName, sessionId, mustChangePassword }: SessionRow): Actor {
  const known = ROLES.find((name) => name === role) ?? 'Banned';
  return { userId, userName, role: known, sessionId, mustChangePassword };
}

/** A number from 0 to 1 for a session, so that people who came together are not all stored together. */
function shareOf(hash: Buffer): number {
  return hash.readUInt8(0) / 255;
}
