import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { StoredEvent } from '../domain/events.ts';
import { type Bus, createBus } from './bus.ts';
import { transaction, type Tx } from './database.ts';
import { createWrites } from './write.ts';

const { db, pool, url } = await createTestDatabase();

/** A process: its bus and what it has received. */
function createPeer(pollMilliseconds = 60_000): { bus: Bus; received: number[] } {
  const received: number[] = [];
  const bus = createBus({ url, pollMilliseconds });
  bus.on('participation', ({ body }) => void received.push(body.participationId));
  return { bus, received };
}

const here = createPeer();
const there = createPeer();
const peers = [here, there];

beforeAll(async () => {
  await Promise.all(peers.map(({ bus }) => bus.start()));
});
afterAll(async () => {
  await Promise.all(peers.map(({ bus }) => bus.close()));
});

async function emit(n: number): Promise<void> {
  await createWrites({ db, bus: here.bus }).write(null, async (_, tell) => tell(eventOf(n)));
}

function eventOf(n: number) {
  return { topic: 'participation', gameId: 1, body: { participationId: n } } as const;
}

/** What a process does that ends between its commit and telling the others. */
async function insert(tx: Tx, n: number): Promise<void> {
  const body = JSON.stringify({ participationId: n });
  await tx.insertInto('outbox').values({ topic: 'participation', game_id: 1, body }).execute();
}

async function highestId(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from outbox');
  return rows[0]?.id ?? 0;
}

async function bothAt(position: number): Promise<void> {
  for (const { bus } of peers) await expect.poll(() => bus.position()).toBe(position);
}

function cutBuses(): Promise<unknown> {
  return pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'halyard bus' and datname = current_database()",
  );
}

describe('bus', () => {
  test('tells every process what was committed, in order and once', async () => {
    const sent = [1, 2, 3, 4, 5];
    for (const n of sent) await emit(n);
    await bothAt(await highestId());
    expect(here.received).toEqual(sent);
    expect(there.received).toEqual(sent);
  });

  test('hands on the whole event', async () => {
    const events: StoredEvent[] = [];
    const stop = there.bus.on('participation', (event) => void events.push(event));
    await emit(0);
    await expect.poll(() => events).toHaveLength(1);
    stop();
    await emit(0);
    await bothAt(await highestId());
    expect(events).toEqual([
      {
        id: expect.any(Number),
        topic: 'participation',
        gameId: 1,
        body: { participationId: 0 },
      },
    ]);
  });

  test('says nothing of a change that was rolled back, and does not wait for it', async () => {
    const before = here.received.length;
    const failed = transaction(db, async (tx) => {
      await insert(tx, -1);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await emit(6);
    await bothAt(await highestId());
    expect(here.received.slice(before)).toEqual([6]);
  });

  test('waits with its position for a transaction that is still at work', async () => {
    const before = here.bus.position();
    const seen = there.received.length;
    await transaction(db, async (tx) => {
      await insert(tx, 7);
      await emit(8);
      await expect.poll(() => there.received.slice(seen)).toEqual([8]);
      // Long enough for the bus to have asked whether the hole can still be filled.
      await expect
        .poll(async () => {
          const { rows } = await sql<{ asked: boolean }>`
            select bool_or(query like '%pg_locks%') as asked from pg_stat_activity
            where application_name = 'halyard bus' and datname = current_database()`.execute(db);
          return rows[0]?.asked;
        })
        .toBe(true);
      expect([here.bus.position(), there.bus.position()]).toEqual([before, before]);
    });
    await bothAt(await highestId());
    expect(there.received.slice(seen)).toEqual([8, 7]);
  });

  test('misses and repeats nothing when connections are cut amid many writers', async () => {
    const seen = peers.map(({ received }) => received.length);
    const total = 400;
    const rolledBack = 40;
    const jobs = Array.from({ length: total + rolledBack }, (_, n) => n);
    const worker = async (): Promise<void> => {
      for (let n = jobs.shift(); n !== undefined; n = jobs.shift()) {
        const fails = n >= total;
        const job = transaction(db, async (tx) => {
          await insert(tx, n + 1000);
          if (fails) throw new Error('rolled back');
        });
        await job.catch(() => undefined);
        here.bus.deliver([]);
        if (n === total / 2) await cutBuses();
      }
    };
    jobs.sort(() => Math.random() - 0.5);
    await Promise.all([worker(), worker(), worker(), worker()]);
    const expected = Array.from({ length: total }, (_, n) => n + 1000);
    for (const [index, { received }] of peers.entries()) {
      await expect
        .poll(() => received.slice(seen[index]).toSorted((a, b) => a - b))
        .toEqual(expected);
    }
    await expect.poll(() => peers.every(({ bus }) => bus.connected())).toBe(true);
  });

  test('finds by looking what nobody woke it for', async () => {
    const peer = createPeer(20);
    await peer.bus.start();
    await pool.query(
      `insert into outbox (topic, game_id, body) values ('participation', 1, '{"participationId": 9}')`,
    );
    await expect.poll(() => peer.received).toEqual([9]);
    await peer.bus.close();
  });

  test('delivers nothing from before its start', async () => {
    await emit(10);
    const late = createPeer();
    await late.bus.start();
    expect(late.bus.position()).toBe(await highestId());
    await late.bus.catchUp();
    expect(late.received).toEqual([]);
    await late.bus.close();
  });

  test('repeats an event whose handler throws, and passes over one that always does', async () => {
    const problems: unknown[] = [];
    const runs: number[] = [];
    const bus = createBus({ url, onError: (error) => void problems.push(error) });
    bus.on('team', ({ body: { teamId } }) => {
      runs.push(teamId);
      if (teamId === 2 || runs.length === 1) throw new Error('not now');
    });
    await bus.start();
    const { write } = createWrites({ db, bus });
    await write(null, async (_, tell) => {
      for (const teamId of [1, 2, 3]) tell({ topic: 'team', gameId: null, body: { teamId } });
    });
    await expect.poll(() => runs).toEqual([1, 2, 3, 1, 2, 2, 2, 2]);
    expect(problems).toHaveLength(6);
    await bus.close();
  });

  test('announces once for many wakes', async () => {
    await bothAt(await highestId());
    const listener = new Client({ connectionString: url });
    let announced = 0;
    listener.on('notification', () => (announced += 1));
    await listener.connect();
    await listener.query('listen halyard_bus');
    for (let n = 0; n < 50; n += 1) here.bus.deliver([]);
    await expect.poll(() => announced).toBe(1);
    here.bus.deliver([]);
    await expect.poll(() => announced).toBe(2);
    await listener.end();
  });
});
