import {
  type Client,
  createNotice,
  getChallenge,
  getEditChallenge,
  getProfile,
  joinGame,
  listParticipations,
  pinCheatEvidence,
  scheduleNotice,
  submitFlag,
} from '@halyard/sdk';
import {
  ADMINISTRATOR,
  PLAYER_PASSWORD,
  registerPlayer,
  signInAdministrator,
} from '../fixtures/accounts.ts';
import { createOwnTeam, openGame } from '../fixtures/games.ts';

const DAY = 24 * 3_600_000;

/** Values of path parameters that name something that exists, by the parameter's name. */
export type Ids = Record<string, string | number>;

export interface Seeded {
  /** The ids of the objects that calls are about. */
  ids: Ids;
  /** The objects that `DELETE` calls are about, so that the rest is still there after them. */
  spareIds: Ids;
  /** The right flag of a challenge of `ids`. */
  flag: string;
  /** The session cookie of each role. */
  sessions: { user: string; admin: string };
}

/** Creates two running games, each with a team that has solved something. */
export async function seed(url: string): Promise<Seeded> {
  const { client } = await signInAdministrator(url);
  const spare = await seedGame(url, client, 'pilot');
  const { ids, flag } = await seedGame(url, client, 'skipper');
  const user = await signIn(url, 'skipper', PLAYER_PASSWORD);
  const admin = await signIn(url, ADMINISTRATOR.userName, ADMINISTRATOR.password);
  return { ids, spareIds: spare.ids, flag, sessions: { user, admin } };
}

async function seedGame(url: string, admin: Client, captain: string) {
  const game = await openGame(admin, `The game of ${captain}`);
  const [solved, open] = game.challenges;
  if (!solved || !open) throw new Error('The game has too few challenges');
  const notice = await createNotice(game.id, { content: 'The tide turns.' }, { client: admin });
  const scheduled = await scheduleNotice(
    game.id,
    { content: 'The tide turns again.', publishAt: Date.now() + DAY },
    { client: admin },
  );
  const player = await registerPlayer(url, captain);
  const { client } = player;
  const teamId = await createOwnTeam(player, `Crew of ${captain}`);
  await joinGame(game.id, { teamId }, { client });
  const submissionId = await submitFlag(
    { gameId: game.id, challengeId: solved.id },
    { flag: solved.flag },
    { client },
  );
  const rival = await registerPlayer(url, `${captain}2`);
  const rivals = await createOwnTeam(rival, `Rivals of ${captain}`);
  await joinGame(game.id, { teamId: rivals }, { client: rival.client });
  const pair = await pinned(admin, game.id, submissionId);
  const { flags } = await getEditChallenge(
    { gameId: game.id, challengeId: solved.id },
    { client: admin },
  );
  const { context } = await getChallenge({ gameId: game.id, challengeId: solved.id }, { client });
  const [, , hash = '', name = ''] = (context.url ?? '').split('/').map(decodeURIComponent);
  const { userId } = await getProfile({ client });
  const ids = {
    gameId: game.id,
    challengeId: solved.id,
    teamId,
    ...pair,
    noticeId: notice.id,
    scheduledNoticeId: scheduled.id,
    flagId: flags[0]?.id ?? 0,
    submissionId,
    userId,
    hash,
    name,
  };
  return { ids, flag: solved.flag };
}

/** A case of the two teams of a game with a submission as evidence. */
async function pinned(admin: Client, gameId: number, eventId: number) {
  const [one, other] = await listParticipations(gameId, { client: admin });
  const pair = { participationId: one?.id ?? 0, otherParticipationId: other?.id ?? 0 };
  const { evidence } = await pinCheatEvidence({ gameId, ...pair }, { eventId }, { client: admin });
  return { ...pair, evidenceId: evidence[0]?.id ?? 0 };
}

/** Signs in and returns the value of the session cookie. */
async function signIn(url: string, userName: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const session = /^halyard_session=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1];
  if (session === undefined) throw new Error(`${userName} could not sign in: ${answer.status}`);
  return session;
}
