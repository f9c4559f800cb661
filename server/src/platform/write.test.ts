import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredEvent } from '../domain/events.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createBus } from './bus.ts';
import { createWrites, EMITTED, OUTBOX } from './write.ts';

const { db, pool, url } = await createTestDatabase();
const here = createPeer();
const there = createPeer();
const { write, writeStatement } = createWrites({ db, bus: here.bus });

/** A process: its bus and the teams that it has heard of. */
function createPeer() {
  const heard: number[] = [];
  const bus = createBus({ url, pollMilliseconds: 60_000 });
  bus.on('team', ({ body }) => void heard.push(body.teamId));
  return { bus, heard };
}

function teamEvent(teamId: number) {
  return { topic: 'team', gameId: null, body: { teamId } } as const;
}

async function storedTeams(): Promise<unknown[]> {
  const { rows } = await pool.query('select body from outbox order by id');
  return rows.map(({ body }) => body.teamId);
}

beforeAll(async () => {
  await Promise.all([here.bus.start(), there.bus.start()]);
});
afterAll(async () => {
  await Promise.all([here.bus.close(), there.bus.close()]);
});
beforeEach(async () => {
  // The other process may not have heard yet what the last test has told.
  await there.bus.catchUp();
  await pool.query('delete from outbox');
  here.heard.length = 0;
  there.heard.length = 0;
});

describe('write', () => {
  test('tells this process before it returns, and the others soon', async () => {
    const result = await write(null, async (_, emit) => {
      emit(teamEvent(1));
      emit(teamEvent(2));
      return 'done';
    });
    expect(result).toBe('done');
    expect(here.heard).toEqual([1, 2]);
    await expect.poll(() => there.heard).toEqual([1, 2]);
  });

  test('tells nobody before the commit', async () => {
    await write(null, async (tx, emit) => {
      emit(teamEvent(1));
      await sql`select 1`.execute(tx);
      await Promise.all([here.bus.catchUp(), there.bus.catchUp()]);
      expect([here.heard, there.heard]).toEqual([[], []]);
    });
    expect(here.heard).toEqual([1]);
  });

  test('tells each process once, with the id of the outbox', async () => {
    const events: StoredEvent[] = [];
    const stop = here.bus.on('solve', (event) => void events.push(event));
    const body = {
      participationId: 1,
      challengeId: 2,
      submissionId: 3,
      solvedAt: 4,
      userName: 'linnea',
    };
    await write(null, async (_, emit) => emit({ topic: 'solve', gameId: 5, body }));
    await here.bus.catchUp();
    stop();
    const { rows } = await pool.query('select id from outbox');
    expect(events).toEqual([{ id: rows[0].id, topic: 'solve', gameId: 5, body }]);
    expect(here.bus.position()).toBe(rows[0].id);
  });

  test('delivers nothing of what was rolled back', async () => {
    const failed = write(null, async (_, emit) => {
      emit(teamEvent(1));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await here.bus.catchUp();
    expect(here.heard).toEqual([]);
    expect(await storedTeams()).toEqual([]);
  });

  test('delivers nothing of a commit that fails', async () => {
    await pool.query(`
      create table late (id int unique deferrable initially deferred);
      insert into late values (1)`);
    const failed = write(null, async (tx, emit) => {
      emit(teamEvent(1));
      await sql`insert into late values (1)`.execute(tx);
    });
    await expect(failed).rejects.toThrow('late_id_key');
    await here.bus.catchUp();
    expect(here.heard).toEqual([]);
  });

  test('emits once when it had to run again', async () => {
    let runs = 0;
    await write(null, async (tx, emit) => {
      runs += 1;
      emit(teamEvent(runs));
      if (runs === 1) {
        await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
      }
    });
    expect(here.heard).toEqual([2]);
    expect(await storedTeams()).toEqual([2]);
  });

  test('keeps the order in which it was told, whatever the number of events', async () => {
    const teams = Array.from({ length: 200 }, (_, index) => 200 - index);
    await write(null, async (_, emit) => {
      for (const team of teams) emit(teamEvent(team));
    });
    expect(here.heard).toEqual(teams);
    expect(await storedTeams()).toEqual(teams);
    await expect.poll(() => there.heard).toEqual(teams);
  });

  test('leaves what a handler failed on to the bus', async () => {
    const runs: number[] = [];
    const stop = here.bus.on('team', ({ body }) => {
      runs.push(body.teamId);
      if (runs.length === 1) throw new Error('not now');
    });
    await write(null, async (_, emit) => emit(teamEvent(1)));
    expect(runs).toEqual([1]);
    await expect.poll(() => runs).toEqual([1, 1]);
    stop();
  });
});

describe('writeStatement', () => {
  test('delivers what the statement has written to the outbox itself', async () => {
    const events: StoredEvent[] = [];
    const stop = here.bus.on('team', (event) => void events.push(event));
    await writeStatement(null, async (statement, emitStored) => {
      const { rows } = await sql<{ emitted: StoredEvent[] }>`
        with event as (
          insert into ${sql.raw(OUTBOX)}
          select 'team', null, jsonb_build_object('teamId', n) from generate_series(1, 2) n
          returning *
        ) select ${sql.raw(EMITTED)}`.execute(statement);
      emitStored(rows[0]?.emitted ?? []);
    });
    expect(here.heard).toEqual([1, 2]);
    await here.bus.catchUp();
    stop();
    const { rows } = await pool.query(
      `select id, topic, game_id as "gameId", body from outbox order by id`,
    );
    expect(events).toEqual(rows);
    await expect.poll(() => there.heard).toEqual([1, 2]);
  });

  test('runs again after a deadlock', async () => {
    let runs = 0;
    const result = await writeStatement(null, async (statement) => {
      runs += 1;
      if (runs === 1) {
        await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(statement);
      }
      return runs;
    });
    expect(result).toBe(2);
  });

  test('delivers nothing of a statement that failed', async () => {
    const failed = writeStatement(null, async (statement) => {
      await sql`insert into outbox (topic, body) values ('team', '{"teamId": 1}'), ('team', null)`.execute(
        statement,
      );
    });
    await expect(failed).rejects.toThrow('null value');
    expect(here.heard).toEqual([]);
  });
});
