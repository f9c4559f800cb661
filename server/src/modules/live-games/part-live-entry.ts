import { isFrozen } from '@halyard/sdk/rules';
import type { StoredEvent } from '../../domain/events.ts';
import { type Db, snapshot } from '../../platform/database.ts';
import type { Audience } from './part-game-board.ts';
import type { GameFacts } from './rules-facts.ts';
import { createLiveGame } from './part-live-game.ts';
import type { LiveGame, LiveGameState } from './part-live-game.ts';
import {
  loadFacts,
  loadNewestEvent,
  loadParticipations,
  loadPast,
  loadSolves,
} from './repository.ts';
import { createVersion } from './part-version.ts';
import type { Version } from './part-version.ts';

/** The topics that tell what a game's players and board are made of. */
export const LIVE_TOPICS = ['game', 'participation', 'solve', 'team'] as const;

export type LiveEvent = StoredEvent<(typeof LIVE_TOPICS)[number]>;

/** One game: loaded when first asked for, kept true by the events it is told of. */
export interface LiveEntry {
  /** The game with every change noted before the call; null: there is no such game. */
  get(): Promise<LiveGame | null>;
  note(event: LiveEvent): void;
  /** The game as it was when it was last read; null before that. */
  current(): LiveGame | null;
}

interface EntryDeps {
  db: Db;
  gameId: number;
  /** The outbox id up to which every event is settled. */
  position: () => number;
}

/** What has to be read again, and the events that said so. */
interface Stale {
  facts: boolean;
  readonly participations: Set<number>;
  readonly teams: Set<number>;
  readonly events: Set<number>;
}

type Live = { readonly game: LiveGameState; readonly versions: Record<Audience, Version> };

export function createLiveEntry({ db, gameId, position }: EntryDeps): LiveEntry {
  let live: Live | null = null;
  let isGone = false;
  let stale = nothingStale();
  /** Solves noted while the game is loading. */
  let early: StoredEvent<'solve'>[] = [];
  let reading: Promise<void> | null = null;

  /** Reads what was stale when it began. */
  async function read(): Promise<void> {
    const taken = stale;
    stale = nothingStale();
    try {
      live = live ? await refresh(db, live, taken) : await load();
    } catch (error) {
      stale = merge(taken, stale);
      throw error;
    }
    isGone = live === null;
    for (const id of taken.events) contain(live, id);
  }

  async function load(): Promise<Live | null> {
    const loaded = await loadGame(db, gameId);
    if (!loaded) return null;
    const versions = {
      staff: createVersion(loaded.newest.staff, position),
      players: createVersion(loaded.newest.players, position),
    };
    const game = createLiveGame({ ...loaded, id: gameId, versions });
    for (const event of early) addSolve({ game, versions }, event);
    early = [];
    for (const id of stale.events) awaitRead({ game, versions }, id);
    return { game, versions };
  }

  /** Nothing noted so far is still to be read, nor being read. */
  function isTrue(): boolean {
    return live !== null && reading === null && !isStale(stale);
  }

  return {
    current: () => live?.game ?? null,
    async get() {
      // The pass under way may have begun before the call; the one after it has not.
      for (let pass = 0; pass < 2 && !isTrue(); pass += 1) {
        reading ??= read().finally(() => (reading = null));
        await reading;
        if (isGone) return null;
      }
      return live?.game ?? null;
    },
    note(event) {
      const { id } = event;
      if (event.topic === 'solve') {
        if (live) addSolve(live, event);
        else early.push(event);
        return;
      }
      if (event.topic === 'team') {
        if (live && !live.game.participationOfTeam(event.body.teamId)) return;
        stale.teams.add(event.body.teamId);
      } else if (event.topic === 'participation') {
        stale.participations.add(event.body.participationId);
      } else stale.facts = true;
      stale.events.add(id);
      if (live) awaitRead(live, id);
    },
  };
}

/** All of a game at one moment; null: there is no such game. */
async function loadGame(db: Db, gameId: number) {
  return snapshot(db, async (moment) => {
    const facts = await loadFacts(moment, gameId);
    if (!facts) return null;
    const participations = await loadParticipations(moment, gameId, 'all');
    const solves = await loadSolves(moment, gameId);
    const newest = await loadNewest(moment, gameId, facts);
    const past = await loadPast(moment, gameId);
    return { facts, participations, solves, newest, past };
  });
}

/** Reads again what is stale; null: the game has been deleted. */
async function refresh(db: Db, live: Live, taken: Stale): Promise<Live | null> {
  const { game } = live;
  const ids = [...taken.participations];
  const teamIds = [...taken.teams];
  const wantsParticipations = ids.length + teamIds.length > 0;
  const found = await snapshot(db, async (moment) => {
    const facts = taken.facts ? await loadFacts(moment, game.id) : game.facts();
    if (facts === null) return null;
    const participations = wantsParticipations
      ? await loadParticipations(moment, game.id, { ids, teamIds })
      : [];
    return { facts, participations, newest: await loadNewest(moment, game.id, facts) };
  });
  if (found === null) return null;
  // What was read may be ahead of the events that were noted.
  live.versions.staff.contain(found.newest.staff);
  live.versions.players.contain(found.newest.players);
  if (taken.facts) game.setFacts(found.facts);
  const ofTeams = teamIds.map((id) => game.participationOfTeam(id)?.participationId ?? 0);
  const foundIds = found.participations.map(({ participationId }) => participationId);
  game.setParticipations([...new Set([...ids, ...ofTeams, ...foundIds])], found.participations);
  return live;
}

function addSolve({ game, versions }: Live, { id, body }: StoredEvent<'solve'>): void {
  game.addSolve(body);
  versions.staff.contain(id);
  // A solve that players do not see does not change the number of their board.
  if (!isFrozen(game.facts().game, body.solvedAt)) versions.players.contain(id);
}

/** An event's change is on the boards. */
function contain(live: Live | null, id: number): void {
  for (const version of Object.values(live?.versions ?? {})) version.contain(id);
}

/** An event's change is still to be read. */
function awaitRead({ versions }: Live, id: number): void {
  for (const version of Object.values(versions)) version.await(id);
}

async function loadNewest(moment: Db, gameId: number, { game }: GameFacts) {
  const staff = await loadNewestEvent(moment, gameId, null);
  const isSame = game.freeze === null;
  return { staff, players: isSame ? staff : await loadNewestEvent(moment, gameId, game.freeze) };
}

function nothingStale(): Stale {
  return { facts: false, participations: new Set(), teams: new Set(), events: new Set() };
}

function isStale({ facts, participations, teams }: Stale): boolean {
  return facts || participations.size > 0 || teams.size > 0;
}

function merge(one: Stale, other: Stale): Stale {
  return {
    facts: one.facts || other.facts,
    participations: one.participations.union(other.participations),
    teams: one.teams.union(other.teams),
    events: one.events.union(other.events),
  };
}
