import { CATEGORIES } from '@halyard/sdk/rules';
import fc from 'fast-check';
import type { WritableDb } from '../../../platform/database.ts';
import { addChallenge, addGame, type TestTeam } from '../../submissions/testing/test-game.ts';
import type { GameRows } from './slow-statistics.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const MAX_TEAMS = 8;

function shares(min: number, max: number): fc.Arbitrary<number> {
  const parts = 1_000_000;
  return fc
    .integer({ min: Math.round(min * parts), max: Math.round(max * parts) })
    .map((share) => share / parts);
}

/** A moment as a share of the length of the game, also before its start and after its end. */
const moments = shares(-0.1, 1.3);

const teams = fc.record({
  status: fc.constantFrom('Accepted', 'Accepted', 'Accepted', 'Pending', 'Rejected', 'Suspended'),
  isGuest: fc.boolean(),
  registeredAgo: fc.oneof(fc.nat({ max: 5 * MINUTE }), fc.nat({ max: 400 * DAY })),
});

const challenges = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  type: fc.constantFrom('StaticAttachment', 'DynamicAttachment', 'DynamicContainer'),
  enabled: fc.boolean(),
  /** As a share of the length of the game. */
  deadline: fc.option(shares(0, 1.5)),
});

const works = { team: fc.nat(), challenge: fc.nat(), at: moments };

/** Evenly spread, so that most have something to count. Games that begin later, run, or are over; very short and very long ones. */
export const randomGames = fc.noBias(
  fc.record({
    /** How much of the game is over, as a share of its length. */
    over: shares(-0.2, 2),
    length: fc.oneof(
      fc.integer({ min: 1, max: 3000 * MINUTE }),
      fc.integer({ min: 1, max: 3000 }).map((days) => days * DAY),
    ),
    teams: fc.array(teams, { maxLength: MAX_TEAMS, size: 'max' }),
    challenges: fc.array(challenges, { maxLength: 5, size: 'max' }),
    submissions: fc.array(
      fc.record({
        ...works,
        result: fc.constantFrom('Accepted', 'Accepted', 'WrongAnswer', 'CheatDetected'),
      }),
      { maxLength: 80, size: 'max' },
    ),
    opened: fc.array(fc.record(works), { maxLength: 12, size: 'max' }),
  }),
);

type RandomGame = typeof randomGames extends fc.Arbitrary<infer Game> ? Game : never;

/** Scores points and neither takes bloods nor lowers values. */
const GUEST_PERMISSIONS = 2_147_477_501;

/** Puts a random game into the database, with practice after its end; returns the rows. */
export async function addRandomGame(
  db: WritableDb,
  game: RandomGame,
  available: readonly TestTeam[],
  now: number,
): Promise<GameRows> {
  const start = now - Math.floor(game.over * game.length);
  const end = start + game.length;
  const id = await addGame(db, {
    starts_at: new Date(start),
    ends_at: new Date(end),
    practice_mode: true,
  });
  const rows: GameRows = {
    id,
    start,
    end,
    ...(await addTeams(db, id, game.teams, available, now)),
    challenges: [],
    submissions: [],
    solves: [],
    instances: [],
  };
  const moment = (share: number) => start + Math.floor(share * game.length);
  for (const [index, { deadline: share, ...fields }] of game.challenges.entries()) {
    const title = `Pad ${index}`;
    const deadline = share === null ? null : moment(share);
    const deadline_at = deadline === null ? null : new Date(deadline);
    const added = await addChallenge(db, id, { ...fields, title, deadline_at, flags: [] });
    rows.challenges.push({ ...fields, id: added, title, deadline });
  }
  if (rows.participations.length > 0 && rows.challenges.length > 0) {
    await addPlay(db, game, rows, moment);
  }
  return rows;
}

async function addTeams(
  db: WritableDb,
  gameId: number,
  drawn: RandomGame['teams'],
  available: readonly TestTeam[],
  now: number,
) {
  const division = { game_id: gameId, name: 'Guests', default_permissions: GUEST_PERMISSIONS };
  const { id: guests } = await db
    .insertInto('divisions')
    .values(division)
    .returning('id')
    .executeTakeFirstOrThrow();
  const participations: GameRows['participations'] = [];
  for (const [index, { status, isGuest, registeredAgo }] of drawn.entries()) {
    const { teamId = 0, name = '' } = available[index] ?? {};
    const divisionId = isGuest ? guests : null;
    const createdAt = now - registeredAgo;
    const { id } = await db
      .insertInto('participations')
      .values({
        game_id: gameId,
        team_id: teamId,
        team_name_key: name,
        team_name_skeleton: name,
        division_id: divisionId,
        status,
        token: '',
        created_at: new Date(createdAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    participations.push({ id, status, createdAt, teamId, divisionId });
  }
  return { participations, divisions: [{ id: guests, permissions: GUEST_PERMISSIONS }] };
}

async function addPlay(
  db: WritableDb,
  game: RandomGame,
  rows: GameRows,
  moment: (share: number) => number,
): Promise<void> {
  const workOf = ({ team, challenge }: { team: number; challenge: number }) => ({
    participationId: rows.participations[team % rows.participations.length]?.id ?? 0,
    challengeId: rows.challenges[challenge % rows.challenges.length]?.id ?? 0,
  });
  const columns = ({ participationId, challengeId }: ReturnType<typeof workOf>) => ({
    participation_id: participationId,
    challenge_id: challengeId,
  });
  const sent = game.submissions
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, result, ...who }) => ({ ...workOf(who), at: moment(at), result }));
  if (sent.length > 0) await addSubmissions(db, rows, sent);
  for (const { at, ...who } of game.opened) {
    const work = workOf(who);
    const added = await db
      .insertInto('instances')
      .values({ ...columns(work), flag: 'flag{}', opened_at: new Date(moment(at)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('flag')
      .execute();
    if (added.length > 0) rows.instances.push({ ...work, openedAt: moment(at) });
  }
}

/** In the order of time, as they are sent. */
async function addSubmissions(
  db: WritableDb,
  rows: GameRows,
  sent: Omit<GameRows['submissions'][number], 'id'>[],
): Promise<void> {
  const added = await db
    .insertInto('submissions')
    .values(
      sent.map(({ participationId, challengeId, result, at }) => ({
        game_id: rows.id,
        participation_id: participationId,
        challenge_id: challengeId,
        user_id: null,
        answer: 'flag{}',
        result,
        submitted_at: new Date(at),
      })),
    )
    .returning('id')
    .execute();
  rows.submissions = sent.map((one, index) => ({ ...one, id: added[index]?.id ?? 0 }));
  const right = rows.submissions.filter(({ result }) => result === 'Accepted');
  const work = (one: (typeof right)[number]) => `${one.participationId}/${one.challengeId}`;
  const firsts = [...Map.groupBy(right, work).values()].flatMap(([first]) => first ?? []);
  rows.solves = firsts.map(({ id }) => ({ submissionId: id }));
  if (firsts.length === 0) return;
  await db
    .insertInto('solves')
    .values(
      firsts.map(({ id, participationId, challengeId, at }) => ({
        game_id: rows.id,
        participation_id: participationId,
        challenge_id: challengeId,
        submission_id: id,
        user_id: null,
        solved_at: new Date(at),
      })),
    )
    .execute();
}
