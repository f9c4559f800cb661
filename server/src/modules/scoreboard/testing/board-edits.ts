import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import fc from 'fast-check';
import type { BoardInput } from '../../live-games/rules-board-input.ts';
import { aChallenge, at, aTeam } from './board-data.ts';

/** What staff may do to a game between two of its boards. */
export type Edit = (input: BoardInput) => BoardInput;

const pick = fc.nat({ max: 20 });

/** Bans, joins, renamed teams, other divisions; challenges that come, go or are edited; other times. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ team: pick }).map(({ team }): Edit => (input) => ({
    ...input,
    teams: input.teams.filter((_, index) => index !== team % input.teams.length),
  })),
  fc
    .record({ team: pick, divisionId: fc.constantFrom(null, 1, 2) })
    .map(({ team, divisionId }): Edit => (input) => ({
      ...input,
      teams: input.teams.map((each, index) =>
        index === team ? { ...each, divisionId, name: `${each.name}'` } : each,
      ),
    })),
  fc.record({ team: fc.integer({ min: 30, max: 40 }) }).map(({ team }): Edit => (input) => ({
    ...input,
    teams: [...input.teams.filter(({ teamId }) => teamId !== team), aTeam(team)],
  })),
  fc.record({ challenge: pick }).map(({ challenge }): Edit => (input) => ({
    ...input,
    challenges: input.challenges.filter((_, index) => index !== challenge),
  })),
  fc
    .record({ original: fc.nat({ max: 500 }), minRate: fc.constantFrom(0, 0.3) })
    .map((over): Edit => (input) => ({
      ...input,
      challenges: [
        ...input.challenges.filter(({ id }) => id !== 5),
        aChallenge({ id: 5, ...over, category: 'Web' }),
      ],
    })),
  fc
    .record({
      challenge: pick,
      original: fc.nat({ max: 20 }),
      deadline: fc.option(fc.integer({ min: 0, max: 12 }).map((hour) => at(hour))),
      disableBloodBonus: fc.boolean(),
      title: fc.constantFrom('a', 'b'),
    })
    .map(({ challenge, ...over }): Edit => (input) => ({
      ...input,
      challenges: input.challenges.map((each, index) =>
        index === challenge ? { ...each, ...over } : each,
      ),
    })),
  fc
    .record({ bloodBonus: fc.nat({ max: 2 ** 30 }), end: fc.integer({ min: 1, max: 12 }) })
    .map(({ bloodBonus, end }): Edit => (input) => ({
      ...input,
      game: { ...input.game, bloodBonus, end: at(end) },
    })),
  fc
    .record({ defaultPermissions: fc.constantFrom(0, 2, ALL_PERMISSIONS) })
    .map(({ defaultPermissions }): Edit => (input) => ({
      ...input,
      divisions: input.divisions.map((each) => ({ ...each, defaultPermissions })),
    })),
);
