import type { BoardDivision, BoardSolve, BoardTeam } from './board-input.ts';
import { addSolve, createBoard } from './board.ts';
import type { Board } from './board.ts';
import type { GameFacts, LiveParticipation } from './live-facts.ts';
import type { Version } from './version.ts';

/** A game as this process knows it: what every hot request is answered from. */
export interface LiveGame {
  readonly id: number;
  facts(): GameFacts;
  participation(id: number): LiveParticipation | null;
  /** The participation in which a user is registered. */
  participationOf(userId: string): LiveParticipation | null;
  participationOfTeam(teamId: number): LiveParticipation | null;
  divisionOf(participation: LiveParticipation): BoardDivision | null;
  hasSolved(participationId: number, challengeId: number): boolean;
  /** With every solve known so far; made anew when something else has changed. */
  board(): Board;
  /** Counts the changes seen by this process: what was made of the game at one is good until the next. */
  revision(): number;
  /** Number of the board for tags: see `Version`. */
  version(): number;
  /** Whether the board has exactly the events up to its version: see `Version`. */
  isSettled(): boolean;
}

/** What only `LiveGames` may do with it. */
export interface LiveGameState extends LiveGame {
  setFacts(facts: GameFacts): void;
  /** Puts these in the place of the participations that have one of the ids. */
  setParticipations(ids: readonly number[], found: readonly LiveParticipation[]): void;
  /** One that is there already changes nothing. */
  addSolve(solve: BoardSolve): void;
}

interface Loaded {
  id: number;
  facts: GameFacts;
  participations: readonly LiveParticipation[];
  solves: readonly BoardSolve[];
  version: Pick<Version, 'value' | 'isSettled'>;
}

export function createLiveGame(loaded: Loaded): LiveGameState {
  const participations = new Map<number, LiveParticipation>();
  const byUser = new Map<string, LiveParticipation>();
  const byTeam = new Map<number, LiveParticipation>();
  const solves = new Map<string, BoardSolve>();
  let { facts } = loaded;
  let board: Board | null = null;
  let revision = 0;

  function change(): void {
    board = null;
    revision += 1;
  }

  function remove(participation: LiveParticipation): void {
    participations.delete(participation.participationId);
    byTeam.delete(participation.teamId);
    for (const userId of participation.userIds) {
      if (byUser.get(userId) === participation) byUser.delete(userId);
    }
  }

  function insert(participation: LiveParticipation): void {
    participations.set(participation.participationId, participation);
    byTeam.set(participation.teamId, participation);
    for (const userId of participation.userIds) byUser.set(userId, participation);
  }

  for (const participation of loaded.participations) insert(participation);
  for (const solve of loaded.solves) solves.set(keyOf(solve), solve);

  return {
    id: loaded.id,
    facts: () => facts,
    participation: (id) => participations.get(id) ?? null,
    participationOf: (userId) => byUser.get(userId) ?? null,
    participationOfTeam: (teamId) => byTeam.get(teamId) ?? null,
    divisionOf: ({ divisionId }) => facts.divisions.get(divisionId ?? 0) ?? null,
    hasSolved: (participationId, challengeId) =>
      solves.has(keyOf({ participationId, challengeId })),
    board() {
      board ??= createBoard({
        game: facts.game,
        divisions: [...facts.divisions.values()],
        challenges: [...facts.challenges.values()],
        teams: [...participations.values()].filter(isAccepted),
        solves: [...solves.values()],
      });
      return board;
    },
    revision: () => revision,
    version: loaded.version.value,
    isSettled: loaded.version.isSettled,
    setFacts(next) {
      facts = next;
      change();
    },
    setParticipations(ids, found) {
      const before = ids.map((id) => participations.get(id) ?? null);
      for (const participation of before) if (participation) remove(participation);
      for (const participation of found) insert(participation);
      const rows = ids.map((id) => participations.get(id) ?? null);
      if (rows.some((row, index) => boardRow(row) !== boardRow(before[index] ?? null))) change();
    },
    addSolve(solve) {
      const key = keyOf(solve);
      if (solves.has(key)) return;
      solves.set(key, solve);
      if (board) addSolve(board, solve);
      revision += 1;
    },
  };
}

function keyOf(solve: Pick<BoardSolve, 'participationId' | 'challengeId'>): string {
  return `${solve.participationId}/${solve.challengeId}`;
}

function isAccepted({ status }: LiveParticipation): boolean {
  return status === 'Accepted';
}

/** What the board says of a participation; empty when it does not name it. */
function boardRow(participation: LiveParticipation | null): string {
  if (!participation || !isAccepted(participation)) return '';
  const { teamId, name, bio, avatar, divisionId } = participation satisfies BoardTeam;
  return JSON.stringify([teamId, name, bio, avatar, divisionId]);
}
