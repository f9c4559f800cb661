import type { EventSource } from '../../domain/events.ts';
import type { Db } from '../../platform/database.ts';
import { type PreparedAnswer, prepareAnswer } from '../../platform/prepared-answer.ts';
import { tagJson } from '../../platform/tagged-json.ts';
import { findNotices, type NoticeWindow } from './repository.ts';
import { toWire } from './wire.ts';

/** Windows of one game that are kept: pages ask for one or two. */
const MAX_WINDOWS = 20;
const MAX_GAMES = 200;

/** The lists of notices that were asked for, each kept until a notice of its game changes. */
export interface KeptLists {
  get(gameId: number, window: NoticeWindow): Promise<PreparedAnswer>;
}

export interface KeptListsDeps {
  db: Db;
  bus: Pick<EventSource, 'on'>;
}

export function createKeptLists({ db, bus }: KeptListsDeps): KeptLists {
  const games = new Map<number, Map<string, Promise<PreparedAnswer>>>();

  function forget({ gameId }: { gameId: number | null }): void {
    if (gameId === null) games.clear();
    else games.delete(gameId);
  }

  bus.on('notice', forget);
  // Notices about a challenge are deleted with it.
  bus.on('game', forget);

  function windowsOf(gameId: number) {
    const windows = games.get(gameId) ?? new Map<string, Promise<PreparedAnswer>>();
    games.set(gameId, windows);
    dropOldest(games, MAX_GAMES);
    return windows;
  }

  async function load(gameId: number, window: NoticeWindow): Promise<PreparedAnswer> {
    const { text, etag } = tagJson((await findNotices(db, gameId, window)).map(toWire));
    return prepareAnswer(etag, text);
  }

  return {
    get(gameId, window) {
      const windows = windowsOf(gameId);
      const key = JSON.stringify([window.count, window.skip, window.freeze]);
      const known = windows.get(key);
      if (known) return known;
      const loading = load(gameId, window);
      windows.set(key, loading);
      dropOldest(windows, MAX_WINDOWS);
      // The callers that wait get the error; the next caller tries again.
      loading.catch(() => windows.delete(key));
      return loading;
    },
  };
}

function dropOldest<Key>(map: Map<Key, unknown>, most: number): void {
  if (map.size <= most) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
