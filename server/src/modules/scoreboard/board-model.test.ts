import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board } from '@halyard/sdk/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardInput } from '../live-games/rules-board-input.ts';
import type { Audience } from '../live-games/part-game-board.ts';
import type { GameFacts, LiveParticipation } from '../live-games/rules-facts.ts';
import { createLiveGame, type LiveGame, type LiveGameState } from '../live-games/part-live-game.ts';
import { changeBetween } from './wire-change.ts';
import { toCompactBoard } from './wire-compact.ts';
import { type Edit, edits } from './testing/board-edits.ts';
import { at, games } from './testing/board-data.ts';
import { type Moment, takeMoment } from './part-moment.ts';
import { slowBoard } from './testing/slow-model.ts';

const AUDIENCES: readonly Audience[] = ['players', 'staff'];
const RUNS = 3000;

interface Step {
  solves: number;
  edit: Edit | null;
  /** Undefined: as it is; null: none, or released. */
  freeze: number | null | undefined;
}

const freezes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  fc.constant(null),
  fc.integer({ min: 0, max: 12 }).map((hour) => at(hour)),
);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    solves: fc.nat({ max: 15 }),
    edit: fc.option(edits, { freq: 1 }),
    freeze: freezes,
  }),
  { minLength: 1, maxLength: 5 },
);

function factsOf({ game, divisions, challenges }: BoardInput, freeze: number | null): GameFacts {
  const row = { ...game, freeze, practiceMode: false, hidden: false, salt: '' };
  return {
    game: { ...row, writeupRequired: false, writeupDeadline: 0 },
    divisions: new Map(divisions.map((division) => [division.id, division])),
    challenges: new Map(
      challenges.map((challenge) => [
        challenge.id,
        {
          ...challenge,
          type: 'StaticAttachment',
          submissionLimit: 0,
          flagTemplate: null,
          flags: [],
        },
      ]),
    ),
  };
}

/** Teams that are gone are banned. */
function participationsOf(before: BoardInput, after: BoardInput): LiveParticipation[] {
  const all = new Map([...before.teams, ...after.teams].map((team) => [team.teamId, team]));
  const accepted = new Set(after.teams.map(({ teamId }) => teamId));
  return [...all.values()].map((team) => ({
    ...team,
    status: accepted.has(team.teamId) ? 'Accepted' : 'Suspended',
    token: '',
    userIds: [],
  }));
}

/** What the model and the server say in their own order. */
function comparable({ teams, challenges }: Pick<Board, 'teams' | 'challenges'>) {
  return {
    teams: teams.map(({ id, divisionId, score, rank, divisionRank, lastTime, solves }) => {
      return { id, divisionId, score, rank, divisionRank, lastTime, solves };
    }),
    challenges: challenges
      .map(({ id, score, solved, bloods }) => ({ id, score, solved, bloods }))
      .toSorted((a, b) => a.id - b.id),
  };
}

function modelOf(input: BoardInput, freeze: number | null) {
  const { teams, challenges } = slowBoard(input, freeze);
  return { teams, challenges: challenges.toSorted((a, b) => a.id - b.id) };
}

const compact = ({ board, version, time }: Moment): Board => toCompactBoard(board, version, time);

/** A client that fetches the board once and then applies changes. */
function createViewer(live: LiveGame, audience: Audience) {
  let last: Moment | null = null;
  let board: Board | null = null;
  return async function look(): Promise<Board | null> {
    const deps = { clock: () => at(13), liveGames: { get: async () => live } };
    const moment = await takeMoment(deps, live.boardFor(audience));
    const change = last && changeBetween(last, moment);
    board = board && change ? applyBoardChanges(board, [change]) : compact(moment);
    last = moment;
    expect(board).toEqual(compact(moment));
    return board;
  };
}

async function play(drawn: BoardInput, played: readonly Step[]): Promise<void> {
  let version = 0;
  const number = { value: () => version, isSettled: () => true };
  let input: BoardInput = { ...drawn, solves: [] };
  let freeze: number | null = null;
  const live: LiveGameState = createLiveGame({
    id: 1,
    facts: factsOf(input, freeze),
    participations: participationsOf(input, input),
    solves: [],
    past: null,
    versions: { players: number, staff: number },
  });
  const viewers = AUDIENCES.map((audience) => createViewer(live, audience));
  for (const look of viewers) await look();
  for (const step of played) {
    version += 1;
    const count = input.solves.length + step.solves;
    for (const solve of drawn.solves.slice(input.solves.length, count)) live.addSolve(solve);
    const before = input;
    input = { ...(step.edit?.(input) ?? input), solves: drawn.solves.slice(0, count) };
    freeze = step.freeze === undefined ? freeze : step.freeze;
    if (step.edit || step.freeze !== undefined) {
      live.setFacts(factsOf(input, freeze));
      const participations = participationsOf(before, input);
      const ids = participations.map(({ participationId }) => participationId);
      live.setParticipations(ids, participations);
    }
    const [players, staff] = [await viewers[0]?.(), await viewers[1]?.()];
    if (!players || !staff) throw new Error('a viewer has a board');
    expect(comparable(players)).toEqual(modelOf(input, freeze));
    expect(comparable(staff)).toEqual(modelOf(input, null));
  }
}

describe('the board that is kept solve by solve', () => {
  test('equals a slow model, and the board from changes alone, for players and staff', async () => {
    await fc.assert(fc.asyncProperty(games, steps, play), { numRuns: RUNS });
  }, 300_000);
});
