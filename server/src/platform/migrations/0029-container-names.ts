import { type Kysely, sql } from 'kysely';

/**
 * Neither what an engine calls a container nor what its players are given is the row's id any more.
 * Containers that are there keep the name that they have, and those behind the proxy get a new entry.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
alter table containers add column engine_name text,
  add column is_proxied boolean not null default false;
update containers set engine_name = id::text;
update containers set is_proxied = true, entry = gen_random_uuid()::text where entry = id::text;
alter table containers alter column engine_name set not null;
alter table containers add constraint containers_engine_name_key unique (engine_name);
create unique index containers_entry_key on containers (entry) where is_proxied;

insert into settings (key, value)
  values ('engineNameKey', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
`;
