import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  type EmbeddedProcess,
  type ProcessOptions,
  startEmbeddedProcess,
} from '../testing/embedded-process.ts';
import { isAlive } from './embedded/processes.ts';

// Every test starts processes and forces writes to the disk.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'halyard-embedded-'));
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** The first folder above this file that other users may not enter, such as root's home folder. */
const closedParent = parentsOf(import.meta.dirname).find((folder) => !(statSync(folder).mode & 1));
const running: EmbeddedProcess[] = [];
const clusters = new Set<string>();

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  // A test that failed half-way must not leave a database behind.
  for (const cluster of clusters) {
    const pid = postmasterOf(cluster);
    if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(folder: string, options?: ProcessOptions): Promise<EmbeddedProcess> {
  clusters.add(folder);
  const server = await startEmbeddedProcess(folder, options);
  running.push(server);
  return server;
}

function parentsOf(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [...parentsOf(dirname(folder)), folder];
}

function postmasterOf(folder: string): number | undefined {
  const file = join(folder, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const model = join(root, 'model');

/** A stopped cluster with one committed row. */
async function prepared(name: string): Promise<string> {
  if (!existsSync(model)) {
    const server = await start(model);
    await query(server.url, 'create table kept as select 42 as n');
    await server.stop();
  }
  const folder = join(root, name);
  cpSync(model, folder, { recursive: true });
  return folder;
}

const kept = [{ n: 42 }];

describe('embedded PostgreSQL', () => {
  test('keeps what was written over a restart, and stops with its server', async () => {
    const folder = await prepared('restart');
    expect(postmasterOf(folder)).toBeUndefined();
    const again = await start(folder);
    expect(await query(again.url, 'select n from kept')).toEqual(kept);
    expect(await query(again.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('adopts the database that a killed server has left running', async () => {
    const folder = await prepared('orphan');
    const killed = await start(folder);
    const pid = postmasterOf(folder);
    await killed.kill();
    const next = await start(folder);
    expect(postmasterOf(folder)).toBe(pid);
    expect(await query(next.url, 'select n from kept')).toEqual(kept);
    await next.stop();
    expect(postmasterOf(folder)).toBeUndefined();
  });

  test('recovers when server and database were killed amid writing', async () => {
    const folder = await prepared('crash');
    let server = await start(folder);
    await query(server.url, 'create table written (n int)');
    for (let round = 1; round <= 3; round += 1) {
      const client = new Client({ connectionString: server.url });
      client.on('error', () => undefined);
      await client.connect();
      let acknowledged = 0;
      const writing = (async () => {
        for (;;) {
          await client.query('insert into written values ($1)', [round]);
          acknowledged += 1;
        }
      })().catch(() => undefined);
      await expect.poll(() => acknowledged).toBeGreaterThan(20);
      const pid = postmasterOf(folder);
      if (pid === undefined) throw new Error('no database');
      await server.kill();
      process.kill(pid, 'SIGKILL');
      await writing;
      server = await start(folder);
      const rows = await query(
        server.url,
        `select count(*)::int as n from written where n = ${round}`,
      );
      // One more may have been committed without our hearing of it.
      expect([acknowledged, acknowledged + 1]).toContain((rows[0] as { n: number }).n);
    }
  });

  test('starts the database again when it dies while in use', async () => {
    const folder = await prepared('restarts');
    const server = await start(folder);
    const pid = postmasterOf(folder);
    if (pid === undefined) throw new Error('no database');
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select n from kept').catch(() => 'not yet'))
      .toEqual(kept);
    expect(postmasterOf(folder)).not.toBe(pid);
  });

  test('starts although the number of the crashed database now belongs to a stranger', async () => {
    const folder = await prepared('stranger');
    const server = await start(folder);
    const pid = postmasterOf(folder);
    if (pid === undefined) throw new Error('no database');
    await server.kill();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    const stranger = spawn('sleep', ['60']);
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(`${pid}`, `${stranger.pid}`));
    }
    const next = await start(folder);
    expect(await query(next.url, 'select n from kept')).toEqual(kept);
    stranger.kill();
  });

  test('is shared by servers that start at once, until the last one leaves', async () => {
    const folder = join(root, 'shared');
    const servers = await Promise.all([start(folder), start(folder), start(folder)]);
    const pid = postmasterOf(folder);
    const [first, second, third] = servers;
    await query(first.url, 'create table kept as select 42 as n');
    await first.stop();
    await second.kill();
    expect(await query(third.url, 'select n from kept')).toEqual(kept);
    expect(postmasterOf(folder)).toBe(pid);
    await third.stop();
    expect(postmasterOf(folder)).toBeUndefined();
    expect(readdirSync(root).filter((name) => name.startsWith('shared'))).toEqual(['shared']);
  });

  test('survives servers coming while others leave', async () => {
    const folder = await prepared('relay');
    let current = await start(folder);
    for (let round = 0; round < 5; round += 1) {
      const [next] = await Promise.all([start(folder), current.stop()]);
      expect(await query(next.url, 'select n from kept')).toEqual(kept);
      current = next;
    }
    await current.stop();
    expect(postmasterOf(folder)).toBeUndefined();
  });

  test('puts the socket into a private folder elsewhere when the path is too long for it', async () => {
    const folder = join(root, 'long'.repeat(30), 'pg');
    const server = await start(folder);
    const socket = new URL(server.url).searchParams.get('host') ?? '';
    expect(socket).toMatch(/^\/tmp\/halyard-[0-9a-f]{16}$/);
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    expect(await query(server.url, 'select 42 as n')).toEqual(kept);
    await server.stop();
    chmodSync(socket, 0o755);
    await expect(start(folder)).rejects.toThrow('choose a DATA_DIR with a shorter path');
    rmSync(socket, { recursive: true });
  });

  test('refuses a folder of another PostgreSQL and leaves it alone', async () => {
    const folder = await prepared('older');
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    await expect(start(folder)).rejects.toThrow(
      /was made by PostgreSQL 17 and this release brings 18/,
    );
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    expect(await query((await start(folder)).url, 'select n from kept')).toEqual(kept);
  });

  test('refuses a folder that holds something else', async () => {
    const folder = join(root, 'photos');
    mkdirSync(folder);
    writeFileSync(join(folder, 'cat.png'), '');
    await expect(start(folder)).rejects.toThrow('neither empty nor a database');
    expect(readdirSync(folder)).toEqual(['cat.png']);
  });

  test('says in one sentence that a file is in the way', async () => {
    writeFileSync(join(root, 'file'), '');
    await expect(start(join(root, 'file', 'pg'))).rejects.toThrow(
      /a file of that name is in the way/,
    );
  });

  test('clears away what a crash amid the first start has left', async () => {
    mkdirSync(join(root, 'half.new-999999999'));
    await start(join(root, 'half'));
    expect(readdirSync(root).filter((name) => name.startsWith('half'))).toEqual(['half']);
  });

  test.runIf(isRoot)('says in one sentence that the disk is full', async ({ skip }) => {
    const disk = join(root, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    if (mounted.status !== 0) skip('may not mount a small disk here');
    try {
      await expect(start(join(disk, 'pg'))).rejects.toThrow(/The disk that holds .* is full/);
      expect(readdirSync(disk)).toEqual([]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  // Nobody but root can run a checkout that only root may enter.
  test.runIf(isRoot && closedParent === undefined)(
    'runs as an ordinary user, and says where that one may not write',
    async () => {
      chmodSync(root, 0o711);
      const mine = join(root, 'mine');
      mkdirSync(mine);
      chownSync(mine, nobody, nobody);
      const server = await start(join(mine, 'pg'), { uid: nobody });
      expect(await query(server.url, 'select 42 as n')).toEqual(kept);
      await expect(start(join(root, 'not-mine'), { uid: nobody })).rejects.toThrow(
        /may not write to .*not-mine/,
      );
      // Root joins the same database as that user, and leaves the files to them.
      await server.stop();
      const asRoot = await start(join(mine, 'pg'));
      expect(await query(asRoot.url, 'select 42 as n')).toEqual(kept);
      expect(statSync(join(mine, 'pg', 'base')).uid).toBe(nobody);
    },
  );

  test.runIf(isRoot)('hands the folder to nobody where root may not make namespaces', async () => {
    const open = join(root, 'open');
    const closed = join(root, 'closed');
    mkdirSync(open, { mode: 0o755 });
    mkdirSync(closed, { mode: 0o700 });
    chmodSync(root, 0o711);
    const withoutUnshare = { env: { PATH: '/nonexistent' } };
    if (closedParent !== undefined) {
      await expect(start(join(open, 'pg'), withoutUnshare)).rejects.toThrow(
        `as nobody it cannot enter ${closedParent}`,
      );
      return;
    }
    const server = await start(join(open, 'pg'), withoutUnshare);
    expect(await query(server.url, 'select 42 as n')).toEqual(kept);
    expect(statSync(join(open, 'pg')).uid).toBe(nobody);
    await expect(start(join(closed, 'pg'), withoutUnshare)).rejects.toThrow(
      new RegExp(`as nobody it cannot enter ${closed}`),
    );
  });
});
