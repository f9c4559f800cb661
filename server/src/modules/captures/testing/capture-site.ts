import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createFakeEngine } from '../../containers/testing/fake-engine.ts';
import { containerPath, createContainerSite } from '../../containers/testing/test-site.ts';
import { openClient } from '../../proxy/testing/client.ts';
import { readPcap, readStreams } from './read-pcap.ts';

/** What a container answers to `flood`. */
export const FLOOD = Buffer.alloc(3 * 2 ** 20, 'tide');

interface Listed {
  fileName: string;
  size: number;
  updateTime: number;
}

function serve(socket: Socket): void {
  socket.on('data', (data) => {
    const word = data.toString();
    if (word === 'flood') return void socket.write(FLOOD);
    if (word === 'reset') return void socket.resetAndDestroy();
    if (word === 'bye') return void socket.end('farewell');
    socket.write(data);
  });
  socket.on('end', () => socket.end());
}

/** A server whose containers are reached through the proxy, and a challenge that is captured. */
export async function createCaptureSite() {
  const fake = createFakeEngine(serve);
  const database = await createTestDatabase();
  const errors: unknown[] = [];
  const usual = loadConfig({});
  const limits = { ...usual.captures };
  const site = await createContainerSite(database, fake.engine, {
    config: { proxy: { ...usual.proxy, portMapping: 'PlatformProxy' }, captures: limits },
    onCaptureError: (error) => void errors.push(error),
  });
  const { app, request, admin } = site;
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const folder = join(site.folder, 'capture');

  /** A game with a challenge whose traffic is captured, and a team; the limits are the usual ones. */
  async function prepare() {
    site.clock.set(Date.now());
    Object.assign(limits, usual.captures);
    errors.length = 0;
    const gameId = await site.game();
    const challengeId = await site.challenge(gameId, { enable_traffic_capture: true });
    return { gameId, challengeId, ...at(gameId, challengeId, await site.team(gameId, 1)) };
  }

  /** What a team does with a challenge, and what is captured of it. */
  function at(gameId: number, challengeId: number, team: Awaited<ReturnType<typeof site.team>>) {
    const url = `/api/game/captures/${challengeId}/${team.participationId}`;
    const place = join(folder, String(challengeId), String(team.participationId));

    async function list(): Promise<Listed[]> {
      return (await request(admin, 'GET', url)).json();
    }

    async function files(count: number): Promise<Listed[]> {
      await expect.poll(list).toHaveLength(count);
      return list();
    }

    async function download(fileName: string) {
      const answer = await request(admin, 'GET', `${url}/${fileName}`);
      return readPcap(gunzipSync(answer.rawPayload));
    }

    return {
      team,
      url,
      place,
      list,
      /** The files, once there are so many. */
      files,
      download,
      other: async () => at(gameId, challengeId, await site.team(gameId, 1)),
      /** Starts the team's container; returns its entry. */
      async start(): Promise<string> {
        const player = team.users[0] ?? admin;
        return (await request(player, 'POST', containerPath(gameId, challengeId))).json().entry;
      },
      async newest() {
        const [file] = await list();
        return readStreams(await download(file?.fileName ?? ''));
      },
    };
  }

  const connect = (entry: string) => openClient(`${origin}/api/proxy/${entry}`);

  /** Says one thing and waits for the answer. */
  async function greet(entry: string, words: string) {
    const client = await connect(entry);
    client.socket.send(words);
    await expect.poll(client.text).toBe(words);
    return client;
  }

  return {
    ...site,
    db: database.db,
    errors,
    limits,
    captureFolder: folder,
    prepare,
    connect,
    greet,
    async talk(entry: string, words: string): Promise<void> {
      const client = await greet(entry, words);
      client.socket.close();
      await client.closed;
    },
    /** Resolves when the files of all connections have their end, also those that get none. */
    filesEnd: () => site.captures.close(),
    /** The rows of files that are being written. */
    drafts: () =>
      database.db.selectFrom('captures').selectAll().where('finished_at', 'is', null).execute(),
  };
}
