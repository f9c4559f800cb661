import { sql } from 'kysely';
import { describe } from 'vitest';
import { createGameSite } from '../modules/games/testing/test-site.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testAttack } from './attack.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

interface Site {
  /** One request each, which are sent at once. */
  requests: (() => Promise<unknown>)[];
  /** How many of them the rules allow. */
  limit: number;
  /** How many have taken effect. */
  count: () => Promise<number>;
}

/** Reads how many there are, and writes if that is below the limit. All have read before one writes. */
async function readThenWrite(requests: number, limit: number): Promise<Site> {
  await sql`create table if not exists naive_places (id integer)`.execute(db);
  await sql`truncate naive_places`.execute(db);
  async function count(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from naive_places`.execute(db);
    return Number(rows[0]?.count);
  }
  let reading = requests;
  const allHaveRead = Promise.withResolvers<void>();
  const once = async () => {
    const found = await count();
    reading -= 1;
    if (reading === 0) allHaveRead.resolve();
    await allHaveRead.promise;
    if (found < limit) await sql`insert into naive_places values (1)`.execute(db);
  };
  return { requests: Array.from({ length: requests }, () => once), limit, count };
}

async function run({ requests, limit, count }: Site): Promise<boolean> {
  await Promise.all(requests.map((send) => send()));
  return (await count()) > limit;
}

describe('calls at once exceed', () => {
  testAttack('how many members of a team may join a game', {
    naive: () => readThenWrite(6, 2),
    async ours() {
      const gameId = await site.makeGame({ teamMemberCountLimit: 2 });
      const crew = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
      const [captain, ...members] = crew;
      if (!captain) throw new Error('There is no captain.');
      const teamId = await site.makeTeam(captain, ...members);
      return {
        requests: crew.map(
          (one) => () => site.request(one, 'POST', `/api/game/${gameId}`, { teamId }),
        ),
        limit: 2,
        async count() {
          const rows = await db
            .selectFrom('registrations')
            .select('user_id')
            .where('game_id', '=', gameId)
            .execute();
          return rows.length;
        },
      };
    },
    run,
  });

  testAttack('how many teams a person may lead, by handing teams over', {
    naive: () => readThenWrite(6, 3),
    async ours() {
      const member = await site.makeUser();
      const owners = await Promise.all(Array.from({ length: 6 }, () => site.makeUser()));
      const teams = await Promise.all(owners.map((owner) => site.makeTeam(owner, member)));
      return {
        requests: owners.map(
          (owner, index) => () =>
            site.request(owner, 'PUT', `/api/team/${teams[index]}/transfer`, {
              newCaptainId: member.userId,
            }),
        ),
        limit: 3,
        async count() {
          const rows = await db
            .selectFrom('teams')
            .select('id')
            .where('captain_id', '=', member.userId)
            .execute();
          return rows.length;
        },
      };
    },
    run,
  });
});
