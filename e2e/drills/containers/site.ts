import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { FLAG_PORT, TEAM_IMAGE } from '../../fixtures/test-image.ts';
import { type SeededGame, type SeededTeam, seedGame } from '../../load/seed.ts';
import { readPidFile, type ServerProcess, startServer } from '../../load/site.ts';
import { whoAnswers } from './answers.ts';
import type { Engine } from './engine.ts';
import { inTurns } from './floor.ts';
import { type InstanceRow, isAlive, type SeenContainer, type State } from './judge.ts';

const POLL_MILLISECONDS = 20;

/** A site whose challenges run on the engine under test. */
export interface ContainerSite {
  dataDir: string;
  prefix: string;
  engine: Engine;
  server: ServerProcess;
  client: pg.Client;
  game: SeededGame;
  /** The id of the installation. */
  site: string;
}

/** A start that a team asks for. */
export interface Wish {
  team: SeededTeam;
  challengeId: number;
}

interface SiteOptions {
  dataDir: string;
  engine: Engine;
  teams: number;
  challenges: number;
}

export async function openContainerSite(options: SiteOptions): Promise<ContainerSite> {
  const { dataDir, engine, teams, challenges } = options;
  const place = { dataDir, engine, prefix: `halyard-drill-${process.pid}` };
  const server = await launch(place);
  try {
    const client = await connectTo(dataDir);
    const game = await seedGame(client, { teams, challenges, solves: 0 });
    return { ...place, game, server, client, site: await prepare(client, game.gameId) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Makes all challenges run in containers; the id of the installation. */
async function prepare(client: pg.Client, gameId: number): Promise<string> {
  await client.query(
    `update challenges set type = 'StaticContainer', container_image = $2, expose_port = $3
     where game_id = $1`,
    [gameId, TEAM_IMAGE, FLAG_PORT],
  );
  await client.query('update games set container_limit = 0 where id = $1', [gameId]);
  const { rows } = await client.query<{ site: string }>(
    `select value #>> '{}' as site from settings where key = 'installation'`,
  );
  return rows[0]?.site ?? '';
}

type Place = Pick<ContainerSite, 'dataDir' | 'engine' | 'prefix'>;

function launch({ dataDir, engine, prefix }: Place): Promise<ServerProcess> {
  return startServer(dataDir, {
    ...engine.environment,
    RATE_LIMITS: 'off',
    CONTAINER_PUBLIC_HOST: engine.host,
    CONTAINER_NETWORK_PREFIX: prefix,
    // Failed starts are what the drill is about.
    LOG_LEVEL: 'fatal',
  });
}

async function connectTo(dataDir: string): Promise<pg.Client> {
  const { host } = await readPidFile(join(dataDir, 'postgres'));
  const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
  // The database may end with the server.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Kills the server and starts it again. Milliseconds until it is ready. */
export async function killServer(site: ContainerSite): Promise<number> {
  const killed = performance.now();
  process.kill(site.server.pid, 'SIGKILL');
  site.server = await launch(site);
  const recovery = performance.now() - killed;
  await site.client.end().catch(() => undefined);
  site.client = await connectTo(site.dataDir);
  return Math.round(recovery);
}

/** Asks for instances, all at the same moment; the statuses of the answers, 0 for none. */
export async function requestAll(site: ContainerSite, wishes: readonly Wish[]): Promise<number[]> {
  return Promise.all(wishes.map((wish) => send(site, 'POST', wish)));
}

/** Ends an instance as its team does. */
export async function endInstance(site: ContainerSite, row: InstanceRow): Promise<number> {
  const team = site.game.teams.find((each) => each.participationId === row.participationId);
  if (!team || row.challengeId === null) return 0;
  return send(site, 'DELETE', { team, challengeId: row.challengeId });
}

/** Teams end their oldest instances until there are no more than this. */
export async function makeRoom(site: ContainerSite, most: number): Promise<void> {
  await skipPauses(site);
  const alive = (await findRows(site)).filter(isAlive);
  await inTurns(alive.slice(0, Math.max(0, alive.length - most)), (row) => endInstance(site, row));
}

/** Teams may start and end at once, without the pause between two of their changes. */
export async function skipPauses({ client }: ContainerSite): Promise<void> {
  await client.query('delete from container_pauses');
}

async function send({ server, game }: ContainerSite, method: string, wish: Wish): Promise<number> {
  const path = `/api/game/${game.gameId}/container/${wish.challengeId}`;
  const headers = { cookie: wish.team.cookie };
  return fetch(`${server.url}${path}`, { method, headers }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

export async function findRows({ client }: ContainerSite): Promise<InstanceRow[]> {
  const { rows } = await client.query<InstanceRow>(
    `select c.engine_name as name, c.status, c.participation_id as "participationId",
       c.challenge_id as "challengeId", p.team_id as "teamId", c.port
     from containers c left join participations p on p.id = c.participation_id order by c.id`,
  );
  return rows;
}

/** A server that has just started takes its time to answer: it is to be hit while it works. */
export async function untilStored(
  site: ContainerSite,
  [wish]: readonly Wish[],
  timeoutMilliseconds: number,
): Promise<void> {
  const deadline = performance.now() + timeoutMilliseconds;
  while (performance.now() < deadline) {
    const rows = await findRows(site);
    if (rows.some(({ challengeId }) => challengeId === wish?.challengeId)) return;
    await pause(POLL_MILLISECONDS);
  }
  throw new Error('No start was stored.');
}

export function findContainers({ engine, site }: ContainerSite): Promise<SeenContainer[]> {
  return engine.list(site);
}

/** Milliseconds until each instance runs, of as many as are wanted; fewer when the time is up. */
export async function timeStarts(
  site: ContainerSite,
  count: number,
  timeoutMilliseconds: number,
): Promise<number[]> {
  const wanted = performance.now();
  const times = new Map<string, number>();
  while (times.size < count && performance.now() - wanted < timeoutMilliseconds) {
    for (const { name, status } of await findRows(site))
      if (status === 'Running' && !times.has(name)) times.set(name, performance.now() - wanted);
    await pause(POLL_MILLISECONDS);
  }
  return [...times.values()];
}

export async function findState(site: ContainerSite): Promise<State> {
  const [rows, containers, networks] = await Promise.all([
    findRows(site),
    findContainers(site),
    site.engine.networks(site.site),
  ]);
  const running = rows.filter(({ status }) => status === 'Running');
  const answers = await Promise.all(
    running.map(
      async ({ name, port }) => [name, await whoAnswers(site.engine.host, port)] as const,
    ),
  );
  return { rows, containers, networks, answers: new Map(answers) };
}
