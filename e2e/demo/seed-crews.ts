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

/** How many crews come aboard at a time. */
const GANGWAYS = 4;

type Crew = Pick<DemoTeam, 'name' | 'bio' | 'members'>;

/** Lets the server say that it was done before. */
async function unless(code: 'ALREADY_MEMBER' | 'ALREADY_JOINED', call: Promise<void>) {
  try {
    await call;
  } catch (error) {
    if (!isApiError(error, code)) throw error;
  }
}

/** Registers the members, founds the team, lets the mates in by invite, and joins the game. */
async function board(gameId: number, { name, bio, members }: Crew, sessions: Sessions) {
  const [captain, ...mates] = members;
  const client = await sessions.enrol(captain);
  const mine = await listTeams({ client });
  const team =
    mine.find((other) => other.name === name) ?? (await createTeam({ name, bio }, { client }));
  await unless('ALREADY_JOINED', joinGame(gameId, { teamId: team.id }, { client }));
  for (const mate of mates) {
    const code = await getTeamInvite(team.id, { client });
    const session = { client: await sessions.enrol(mate) };
    await unless('ALREADY_MEMBER', acceptTeamInvite(code, session));
    await unless('ALREADY_JOINED', joinGame(gameId, { teamId: team.id }, session));
  }
}

/** Brings every crew into the game that is not there with all its members; tells how far it is. */
export async function ensureCrews(
  client: Client,
  gameId: number,
  crews: readonly Crew[],
  sessions: Sessions,
  onBoarded: (count: number) => void = () => {},
): Promise<void> {
  const participations = await listParticipations(gameId, { client });
  const present = new Map(
    participations.map(({ team, registeredMembers }) => [team.name, registeredMembers.length]),
  );
  const waiting = crews.filter(({ name, members }) => (present.get(name) ?? 0) < members.length);
  let boarded = crews.length - waiting.length;
  const gangways = Array.from({ length: GANGWAYS }, async () => {
    for (let crew = waiting.shift(); crew !== undefined; crew = waiting.shift()) {
      await board(gameId, crew, sessions);
      boarded += 1;
      onBoarded(boarded);
    }
  });
  await Promise.all(gangways);
}

/** Accepts the pending crews of these names. */
export async function acceptCrews(
  client: Client,
  gameId: number,
  crews: readonly Crew[],
): Promise<void> {
  const names = new Set(crews.map(({ name }) => name));
  const participations = await listParticipations(gameId, { client });
  for (const { id, team, status } of participations)
    if (status === 'Pending' && names.has(team.name))
      await updateParticipation(id, { status: 'Accepted' }, { client });
}
