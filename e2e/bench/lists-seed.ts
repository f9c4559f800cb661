import type pg from 'pg';

/** A word in half of the lines, one in a few, and one in the oldest line only. */
export const WORDS = { frequent: 'harbour', rare: 'astrolabe', oldest: 'keelson' };
export const NAMES = { frequent: 'keeper-1', rare: 'keeper-1999' };

/** A GIN index is built in a fraction of the time that it takes to add a million rows to it. */
export async function withoutIndex<Result>(
  client: pg.Client,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where indexname = $1',
    [name],
  );
  await client.query(`drop index ${name}`);
  const result = await work();
  await client.query(`set maintenance_work_mem = '256MB'`);
  await client.query(rows[0]?.definition ?? '');
  return result;
}

export async function seedUsers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (id, user_name, name_key, email, email_key, password_hash, role, email_confirmed,
       real_name, std_number, phone, registered_at, last_visited_at, last_address)
     select gen_random_uuid(), name, name, mail, mail, '',
       case when n % 2000 = 7 then 'Monitor' when n % 100 = 3 then 'Banned' else 'User' end, n % 10 <> 0,
       'Ada of the ' || md5(n::text), 's' || n, '+49 30 ' || n, now() - n * interval '1 minute',
       case when n % 3 = 0 then null else now() - (n * 7919 % 20000) * interval '1 minute' end,
       '10.' || n % 200 || '.' || n % 250 || '.' || n % 240
     from (select n, 'sailor-' || n as name, 'sailor-' || n || '@' || n % 40 || '.load.example' as mail
       from generate_series(1, $1::int) n) as person`,
    [count],
  );
  await client.query(
    `with team as (
       insert into teams (name, name_key, name_skeleton, bio, captain_id, locked, invite_token)
       select 'Crew ' || user_name, 'crew ' || name_key, 'crew ' || name_key, '', id, false, '' from users
       where user_name like 'sailor-%' and substring(user_name from 8)::int % 4 = 0
       returning id, captain_id
     ) insert into team_members (team_id, user_id) select id, captain_id from team`,
  );
}

/** A number from 0 to `limit` - 1 that is independent of those with other seeds. */
const draw = (seed: number, limit: number) => `(abs(hashint8extended(n, ${seed}) % ${limit}))`;

/** Thirty days of lines: most of them harmless, by people of whom some are much more active. */
export async function seedLog(client: pg.Client, count: number): Promise<void> {
  const insert = () =>
    client.query(
      `insert into log_lines (time, level, status, user_name, address, request_id, message)
       select now() - interval '30 days' * (1 - n / $1::float8),
         case when ${draw(1, 5000)} = 0 then 'Fatal' when ${draw(2, 400)} = 0 then 'Error'
           when ${draw(3, 12)} = 0 then 'Warning' else 'Information' end,
         case when ${draw(4, 12)} = 0 then 'Denied' when ${draw(5, 300)} = 0 then 'NotFound'
           when ${draw(6, 20_000)} = 0 then 'Exit' when ${draw(7, 40)} = 0 then 'Failed' else 'Success' end,
         'keeper-' || 1 + (2000 * power(${draw(8, 10_000)} / 10000.0, 3))::int,
         '10.' || n % 200 || '.' || n % 250 || '.' || n % 240, md5(n::text),
         case when ${draw(9, 2)} = 0 then 'Entered the harbour' else 'Left with the tide' end
           || ' as crew ' || ${draw(10, 900)}
           || case when ${draw(11, 100_000)} = 0 then ' with an astrolabe' else '' end
           || case when n = 1 then ' on the keelson' else '' end
       from generate_series(1, $1::bigint) n`,
      [count],
    );
  await withoutIndex(client, 'log_lines_text_index', insert);
}

export const OPERATIONS = { frequent: 'updateChallenge', rare: 'deleteLogo' };
export const TARGETS = { frequent: '1', rare: '999' };

/** The id of actor number `n`. */
export const actorId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Thirty days of entries, by fifty of the staff, about challenges of which some are changed more often. */
export async function seedAudit(client: pg.Client, count: number): Promise<void> {
  const insert = () =>
    client.query(
      `insert into audit_log (created_at, actor_id, actor_name, operation, request_id, target_type,
         target_id, target_name, changes)
       select now() - interval '30 days' * (1 - n / $1::float8),
         ('00000000-0000-4000-8000-' || lpad(actor::text, 12, '0'))::uuid, 'keeper-' || actor,
         operation, md5(n::text),
         case operation when 'deleteLogo' then 'Site' when 'updateUser' then 'User' else 'Challenge' end,
         1 + (1000 * power(${draw(1, 10_000)} / 10000.0, 2))::int, 'Rope ' || ${draw(2, 1000)},
         jsonb_build_array(jsonb_build_object('field', 'title', 'isSecret', false,
           'before', 'Buoy ' || ${draw(3, 700)},
           'after', case when ${draw(4, 2)} = 0 then 'harbour ' else 'tide ' end || ${draw(5, 900)}
             || case when ${draw(6, 100_000)} = 0 then ' astrolabe' else '' end
             || case when n = 1 then ' keelson' else '' end))
       from (select n, 1 + ${draw(7, 50)} as actor,
           case when ${draw(8, 50_000)} = 0 then 'deleteLogo' when ${draw(9, 9)} = 0 then 'updateUser'
             else 'updateChallenge' end as operation
         from generate_series(1, $1::bigint) n) as entry`,
      [count],
    );
  await withoutIndex(client, 'audit_log_search_index', insert);
}
