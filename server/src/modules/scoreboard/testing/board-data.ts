import { ALL_PERMISSIONS, CATEGORIES } from '@halyard/sdk/rules';
import fc from 'fast-check';
import type {
  BoardChallenge,
  BoardInput,
  BoardSolve,
  BoardTeam,
} from '../../live-games/rules-board-input.ts';

export const MINUTE = 60_000;
export const START = Date.UTC(2026, 4, 1);

/** Milliseconds of a moment given as hours and minutes after the start. */
export const at = (hours: number, minutes = 0): number => START + (hours * 60 + minutes) * MINUTE;

export const aChallenge = (over: Partial<BoardChallenge> & { id: number }): BoardChallenge => ({
  category: 'Misc',
  position: null,
  title: `challenge ${over.id}`,
  original: 1000,
  minRate: 0.25,
  difficulty: 5,
  deadline: null,
  disableBloodBonus: false,
  ...over,
});

export const aTeam = (teamId: number, divisionId: number | null = null): BoardTeam => ({
  teamId,
  participationId: 100 + teamId,
  name: `T${teamId}`,
  bio: null,
  avatar: null,
  divisionId,
});

const solveOf = (challengeId: number, teamId: number, solvedAt: number, submissionId: number) => ({
  challengeId,
  participationId: 100 + teamId,
  solvedAt,
  submissionId,
  userName: `member of T${teamId}`,
});

/** The whole-board example of the contract: five teams, two divisions, three challenges. */
export function example(): BoardInput {
  const [a, b, c] = [1, 2, 3];
  return {
    game: { start: START, end: at(10), bloodBonus: 52_459_530 },
    divisions: [
      { id: 1, name: 'D1', defaultPermissions: ALL_PERMISSIONS, challengeConfigs: [] },
      { id: 2, name: 'D2', defaultPermissions: 2_147_477_501, challengeConfigs: [] },
    ],
    challenges: [
      aChallenge({ id: a, category: 'Web' }),
      aChallenge({ id: b, category: 'Crypto', original: 500, difficulty: 3, deadline: at(5) }),
      aChallenge({
        id: c,
        category: 'Crypto',
        original: 300,
        minRate: 0.5,
        difficulty: 2,
        disableBloodBonus: true,
      }),
    ],
    teams: [aTeam(1), aTeam(2, 1), aTeam(3, 1), aTeam(4, 2), aTeam(5, 1)],
    solves: [
      solveOf(a, 4, at(0, 10), 1),
      solveOf(a, 1, at(0, 20), 2),
      solveOf(a, 2, at(0, 30), 3),
      solveOf(a, 3, at(0, 40), 4),
      solveOf(b, 2, at(1), 5),
      solveOf(c, 3, at(2), 6),
      solveOf(c, 1, at(3), 7),
      solveOf(b, 3, at(4), 8),
      solveOf(b, 1, at(6), 9),
      solveOf(c, 5, at(11), 10),
    ],
  };
}

const masks = fc.oneof(fc.constant(ALL_PERMISSIONS), fc.nat({ max: 8191 }));

/** Small games full of ties, late solves and odd masks; solves in the order of commit. */
export const games: fc.Arbitrary<BoardInput> = fc
  .record({
    bloodBonus: fc.oneof(fc.constant(52_459_530), fc.nat({ max: 2 ** 30 })),
    masks: fc.tuple(masks, masks),
    overrides: fc.array(
      fc.record({ challengeId: fc.integer({ min: 1, max: 4 }), permissions: masks }),
    ),
    challenges: fc.array(
      fc.record({
        category: fc.constantFrom(...CATEGORIES),
        original: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 1000 })),
        minRate: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
        difficulty: fc.integer({ min: -3, max: 10 }),
        deadline: fc.option(fc.integer({ min: 0, max: 12 }).map((hour) => at(hour))),
        disableBloodBonus: fc.boolean(),
      }),
      { minLength: 2, maxLength: 4 },
    ),
    divisionOf: fc.array(fc.constantFrom(null, 1, 2), { minLength: 2, maxLength: 14 }),
    solves: fc.uniqueArray(
      fc.record({
        challengeId: fc.integer({ min: 1, max: 5 }),
        team: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 15 })),
        hour: fc.integer({ min: -1, max: 12 }),
      }),
      { selector: (solve) => `${solve.challengeId}/${solve.team}`, minLength: 8, maxLength: 60 },
    ),
  })
  .map((drawn) => ({
    game: { start: START, end: at(10), bloodBonus: drawn.bloodBonus },
    divisions: drawn.masks.map((defaultPermissions, index) => ({
      id: index + 1,
      name: `D${index + 1}`,
      defaultPermissions,
      challengeConfigs: index === 0 ? [] : drawn.overrides,
    })),
    challenges: drawn.challenges.map((challenge, index) =>
      aChallenge({ id: index + 1, ...challenge }),
    ),
    teams: drawn.divisionOf.map((divisionId, index) => aTeam(index + 1, divisionId)),
    solves: drawn.solves
      .toSorted((a, b) => a.hour - b.hour)
      .map((solve, index): BoardSolve => ({
        challengeId: solve.challengeId,
        participationId: 100 + solve.team,
        submissionId: index + 1,
        solvedAt: at(solve.hour),
        userName: null,
      })),
  }));
