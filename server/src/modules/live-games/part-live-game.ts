import { isFrozen } from '@halyard/sdk/rules';
import { orNotFound } from '../../domain/app-error.ts';
import type { BoardDivision, BoardSolve, BoardTeam } from './rules-board-input.ts';
import { type Audience, createGameBoard, type GameBoard, type Past } from './part-game-board.ts';
import type { GameFacts, LiveParticipation } from './rules-facts.ts';
import type { PastSolves } from './repository.ts';
import type { Version } from './part-version.ts';

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
  /** The board as an audience sees it. */
  boardFor(audience: Audience): GameBoard;
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
  past: PastSolves | null;
  versions: Record<Audience, Pick<Version, 'value' | 'isSettled'>>;
}

export function createLiveGame(loaded: Loaded): LiveGameState {
  const participations = new Map<number, LiveParticipation>();
  const byUser = new Map<string, LiveParticipation>();
  const byTeam = new Map<number, LiveParticipation>();
  const solves = new Map<string, BoardSolve>();
  let { facts } = loaded;
  const input = () => ({
    game: facts.game,
    divisions: [...facts.divisions.values()],
    challenges: [...facts.challenges.values()],
    teams: [...participations.values()].filter(isAccepted),
    solves: [...solves.values()],
  });
  const { id: gameId, versions } = loaded;
  const parts = { gameId, game: () => facts.game, input, past: pastOf(loaded) };
  const staff = createGameBoard({
    ...parts,
    audience: 'staff',
    whole: null,
    version: versions.staff,
  });
  const players = createGameBoard({
    ...parts,
    audience: 'players',
    whole: () => staff.board(),
    version: versions.players,
  });

  function change(): void {
    staff.change();
    players.change();
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
    boardFor: (audience) => (audience === 'staff' ? staff : players),
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
      staff.addSolve(solve);
      players.addSolve(solve);
    },
  };
}

function pastOf({ past, solves, facts }: Loaded): Past | null {
  if (past === null) return null;
  const later = solves.filter(({ submissionId }) => past.later.has(submissionId));
  // Players have not seen all of them.
  if (later.some(({ solvedAt }) => isFrozen(facts.game, solvedAt))) return null;
  return {
    version: past.version,
    solves: solves.filter(({ submissionId }) => !past.later.has(submissionId)),
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

/** `division` of the preview that stands for a team without one. */
const NO_DIVISION = 0;

/**
 * The division whose challenges staff previews; null for a team without one. Unless it is named, it
 * is the game's first division, or null if the game has none. Throws DIVISION_NOT_FOUND.
 */
export function previewDivision(live: LiveGame, id: number | undefined): BoardDivision | null {
  const { divisions } = live.facts();
  if (id === NO_DIVISION) return null;
  if (id !== undefined) return orNotFound(divisions.get(id), 'DIVISION_NOT_FOUND');
  const [first = null] = divisions.values();
  return first;
}
