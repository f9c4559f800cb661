import type { GameNotice, LiveBoard, LiveEvent, LiveTopic } from '@halyard/sdk/types';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { versionOf } from './board-version.ts';
import { type Cover, coverOf } from './covered-queries.ts';

/** Spreads what many browsers fetch after the same event, in ms. */
const SPREAD = 1000;
/** After a gap everything is fetched again. */
const CATCH_UP_SPREAD = 3000;
/**
 * The list of challenges and the row of one's own team are fetched as often as when they were polled, and
 * no more by all players at once: the first solve after a quiet time would make them keep step.
 */
const DETAILS_EVERY = 10_000;
/** The full board beside the compact one is large and adds names of members only. */
const FULL_EVERY = 60_000;
/** The answer to a team mate's flag is for a few only. */
const SOON = 100;

/** With the first change of a board that is shown: most pages show none. */
const loadFollowing = async () => import('./live-board.ts');

/** Brings events into the cache of queries. */
export interface LiveEvents {
  apply: (event: LiveEvent) => void;
  /** Call after a gap: fetches everything again that events cover. */
  catchUp: () => void;
  stop: () => void;
}

export function createLiveEvents(client: QueryClient): LiveEvents {
  const plans = createPlans();
  const { plan } = plans;
  // One share for all events, so that two of them are as far apart as the server sends them.
  const share = Math.random();
  const spread = share * SPREAD;
  const detailsAt = new Map<number, number>();
  /** Games in which the user's team has just solved something: the next board has it. */
  const awaitsBoard = new Set<number>();

  const refetch = (isMeant: IsMeant) => refetchCovered(client, isMeant);
  const refetchBoards = boardFetcher(client, plan);

  function refetchDetails(gameId: number): void {
    detailsAt.set(gameId, Date.now());
    refetch((cover, query) => cover.gameId === gameId && isDetails(query));
  }

  function onBoard(event: LiveBoard): void {
    const { gameId, version, changes } = event;
    const { followed: boards, full } = boardsOf(client, gameId);
    if (full.length > 0) refetchBoards(gameId, 'full', FULL_EVERY);
    if (boards.some(({ state }) => isNewer(state.data, version))) return;
    const refetchAll = () => refetchBoards(gameId, 'followed', spread);
    if (document.hidden || !changes || !boards.every(isSettled)) refetchAll();
    else if (boards.length > 0) void followBoards(client, event, refetchAll);
    const isOwn = awaitsBoard.delete(gameId);
    const next = (detailsAt.get(gameId) ?? 0) + DETAILS_EVERY - Date.now();
    plan(`details:${gameId}:${isOwn}`, isOwn ? SOON : Math.max(share * DETAILS_EVERY, next), () =>
      refetchDetails(gameId),
    );
  }

  function onTeam(gameId: number, challengeId: number | null): void {
    if (challengeId !== null) awaitsBoard.add(gameId);
    plan(`team:${gameId}:${challengeId}`, SOON, () => {
      refetch(
        (cover, { queryKey }) =>
          cover.gameId === gameId &&
          cover.topics.includes('Team') &&
          (challengeId === null || isOfTeam(queryKey) || queryKey[4] === challengeId),
      );
    });
  }

  function onTopic({ topic, gameId }: { topic: LiveTopic; gameId: number }, delay: number): void {
    plan(`${topic}:${gameId}`, delay, () =>
      refetch((cover) => cover.gameId === gameId && isToldBy(cover, topic)),
    );
  }

  return {
    apply(event) {
      switch (event.topic) {
        case 'Board':
          return onBoard(event);
        case 'Notice':
          return patchNotices(client, event.gameId, event.noticeId, event.notice);
        case 'Team':
          return onTeam(event.gameId, event.challengeId);
        case 'Game':
        case 'Participation':
          return onTopic(event, spread);
        case 'Event':
        case 'Submission':
          return onTopic(event, SPREAD);
        case 'Log':
          return plan('log', SPREAD, () => refetch((cover) => cover.topics.includes('Log')));
      }
    },
    catchUp() {
      plan('all', Math.random() * CATCH_UP_SPREAD, () => refetch(() => true));
    },
    stop: plans.stop,
  };
}

/** Plans to fetch some boards of a game; which ones is decided when they are fetched. */
function boardFetcher(client: QueryClient, plan: Plans['plan']) {
  return (gameId: number, kind: keyof Boards, delay: number) =>
    plan(`${kind}:${gameId}`, delay, () => {
      const boards = boardsOf(client, gameId)[kind];
      refetchCovered(client, (_, query) => boards.includes(query));
    });
}

type IsMeant = (cover: Cover, query: Query) => boolean;

interface Boards {
  followed: Query[];
  full: Query[];
}

/**
 * The boards of a game that follow every change: the compact one if it was fetched. The full board beside
 * it, which an open team asks for, would be fetched whole for each change.
 */
function boardsOf(client: QueryClient, gameId: number): Boards {
  const boards = findQueries(client, gameId, 'Board');
  const isCompact = ({ state }: Query) => versionOf(state.data) !== null;
  if (!boards.some(isCompact)) return { followed: boards, full: [] };
  return {
    followed: boards.filter(isCompact),
    full: boards.filter((query) => !isCompact(query)),
  };
}

/**
 * Whether a topic tells changes of what has this cover. A released freeze and a deleted challenge change
 * the list of notices, and only the game's own event says so.
 */
function isToldBy({ topics }: Cover, topic: LiveTopic): boolean {
  return topics.includes(topic) || (topic === 'Game' && topics.includes('Notice'));
}

/** Fetches again what events cover and is meant; a hidden tab does when it is shown. */
function refetchCovered(client: QueryClient, isMeant: IsMeant): void {
  void client.invalidateQueries({
    predicate: (query) => {
      const cover = coverOf(query.queryKey);
      return cover !== null && isMeant(cover, query);
    },
    refetchType: document.hidden ? 'none' : 'active',
  });
}

/** Whether a query is about all challenges of the team. */
function isOfTeam(queryKey: QueryKey): boolean {
  return queryKey.includes('details') || queryKey.includes('instances');
}

/** Work that is done a moment later. */
interface Plans {
  /** Does nothing if it is already planned. */
  plan: (name: string, delay: number, act: () => void) => void;
  stop: () => void;
}

function createPlans(): Plans {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    plan(name, delay, act) {
      if (timers.has(name)) return;
      const run = () => {
        timers.delete(name);
        act();
      };
      timers.set(name, setTimeout(run, delay));
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

function isDetails({ queryKey }: Query): boolean {
  return queryKey.includes('details');
}

/** The queries of a game that a topic alone covers; without the keys of the SDK, which bring its calls along. */
function findQueries(client: QueryClient, gameId: number, topic: LiveTopic): Query[] {
  return client.getQueryCache().findAll({
    predicate: ({ queryKey }) => {
      const cover = coverOf(queryKey);
      return cover?.gameId === gameId && cover.topics.every((each) => each === topic);
    },
  });
}

/** Brings the boards of a game to the version of an event, or calls `refetch`. */
async function followBoards(client: QueryClient, event: LiveBoard, refetch: () => void) {
  const part = await loadFollowing().catch(() => null);
  const followed = boardsOf(client, event.gameId).followed.map(
    (query) => isSettled(query) && part?.followBoard(client, query, event),
  );
  if (!followed.every(Boolean)) refetch();
}

/** Whether a query is not about to have other data. */
function isSettled({ state: { isInvalidated, fetchStatus } }: Query): boolean {
  return !isInvalidated && fetchStatus === 'idle';
}

/** Whether a board is of a version or a later one. */
function isNewer(board: unknown, version: number): boolean {
  const known = versionOf(board);
  return known !== null && known >= version;
}

/** Puts a notice into the cached lists, or takes it out. */
function patchNotices(
  client: QueryClient,
  gameId: number,
  noticeId: number,
  notice: GameNotice | null,
): void {
  for (const { queryKey, state } of findQueries(client, gameId, 'Notice')) {
    // It will be fetched anyway.
    if (state.data === undefined || state.isInvalidated) continue;
    client.setQueryData<GameNotice[]>(
      queryKey,
      (list) => list && withNotice(list, noticeId, notice),
      // An event says nothing about the others, so the list is as old as before.
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

function withNotice(list: GameNotice[], noticeId: number, notice: GameNotice | null): GameNotice[] {
  const isKnown = list.some(({ id }) => id === noticeId);
  if (notice === null) return list.filter(({ id }) => id !== noticeId);
  if (isKnown) return list.map((each) => (each.id === noticeId ? notice : each));
  return [notice, ...list];
}
