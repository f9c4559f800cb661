import type { LiveTopic } from '@halyard/sdk/types';
import type { QueryKey } from '@tanstack/react-query';

/** How the live channel covers a query. */
export interface Cover {
  /** 0 for what is about no game. */
  gameId: number;
  /** Together they tell every change. */
  topics: readonly LiveTopic[];
  /** Polling interval of what no event tells, such as the number of teams; none by default. */
  rest?: number;
}

const MINUTE = 60_000;

/** The queries that events cover, by their keys; `#` stands for an id, the first one for the game's. */
const COVERED: Readonly<Record<string, Omit<Cover, 'gameId'>>> = {
  'api/game/#': { topics: ['Game', 'Team'], rest: MINUTE },
  'api/game/#/details': { topics: ['Board', 'Game', 'Team'] },
  'api/game/#/scoreboard': { topics: ['Board'] },
  'api/ext/game/#/board': { topics: ['Board'] },
  'api/game/#/notices': { topics: ['Notice'] },
  'api/game/#/events': { topics: ['Event'] },
  'api/game/#/submissions': { topics: ['Submission'] },
  'api/game/#/cheatinfo': { topics: ['Event'], rest: MINUTE },
  'api/game/#/writeup': { topics: ['Game', 'Team'] },
  'api/game/#/challenges/#': { topics: ['Game', 'Team'] },
  'api/ext/game/#/instances': { topics: ['Game', 'Team'] },
  'api/game/#/participations': { topics: ['Participation'], rest: MINUTE },
  'api/edit/games/#': { topics: ['Game'], rest: MINUTE },
  'api/edit/games/#/challenges': { topics: ['Game'], rest: MINUTE },
  'api/edit/games/#/challenges/#': { topics: ['Game'], rest: MINUTE },
  'api/admin/logs': { topics: ['Log'] },
};

/** Null for queries that no topic covers. */
export function coverOf(key: QueryKey): Cover | null {
  // The parameters of a query follow its path.
  const path = key.filter((part) => typeof part !== 'object');
  const pattern = path.map((part) => (typeof part === 'number' ? '#' : part)).join('/');
  const cover = COVERED[pattern];
  if (!cover) return null;
  const gameId = path.find((part) => typeof part === 'number');
  return { ...cover, gameId: typeof gameId === 'number' ? gameId : 0 };
}
