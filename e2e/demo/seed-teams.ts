import type { Client } from '@halyard/sdk';
import {
  acceptTeamInvite,
  createTeam,
  getTeamInvite,
  isApiError,
  joinGame,
  listParticipations,
  listTeams,
  updateParticipation,
} from '@halyard/sdk';
import type { Sessions } from './sessions.ts';
import type { DemoTeam } from './teams.ts';

/** Number of teams that are created concurrently. */
const CONCURRENCY = 4;

type Team = Pick<DemoTeam, 'name' | 'bio' | 'members'>;

/** Ignores the error that something was done before. */
async function ignoreError(code: 'ALREADY_MEMBER' | 'ALREADY_JOINED', call: Promise<void>) {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error, code)) throw error;
  }
}

/** Registers the members, creates the team, lets the members join by invite, and joins the game. */
async function addTeam(gameId: number, { name, bio, members }: Team, sessions: Sessions) {
  const [captain, ...mates] = members;
  const client = await sessions.enrol(captain);
  const mine = await listTeams({ client });
  const team =
    mine.find((other) => other.name === name) ?? (await createTeam({ name, bio }, { client }));
  await ignoreError('ALREADY_JOINED', joinGame(gameId, { teamId: team.id }, { client }));
  for (const mate of mates) {
    const code = await getTeamInvite(team.id, { client });
    const session = { client: await sessions.enrol(mate) };
    await ignoreError('ALREADY_MEMBER', acceptTeamInvite(code, session));
    await ignoreError('ALREADY_JOINED', joinGame(gameId, { teamId: team.id }, session));
  }
}

/** Adds all teams to the game that are missing or incomplete; reports the progress. */
export async function ensureTeams(
  client: Client,
  gameId: number,
  teams: readonly Team[],
  sessions: Sessions,
  onJoined: (count: number) => void = () => {},
): Promise<void> {
  const participations = await listParticipations(gameId, { client });
  const present = new Map(
    participations.map(({ team, registeredMembers }) => [team.name, registeredMembers.length]),
  );
  const waiting = teams.filter(({ name, members }) => (present.get(name) ?? 0) < members.length);
  let joined = teams.length - waiting.length;
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (let team = waiting.shift(); team !== undefined; team = waiting.shift()) {
      await addTeam(gameId, team, sessions);
      joined += 1;
      onJoined(joined);
    }
  });
  await Promise.all(workers);
}

/** Accepts the pending teams of these names. */
export async function acceptTeams(
  client: Client,
  gameId: number,
  teams: readonly Team[],
): Promise<void> {
  const names = new Set(teams.map(({ name }) => name));
  const participations = await listParticipations(gameId, { client });
  for (const { id, team, status } of participations)
    if (status === 'Pending' && names.has(team.name))
      await updateParticipation(id, { status: 'Accepted' }, { client });
}
