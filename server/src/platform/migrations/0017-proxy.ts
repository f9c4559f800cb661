import { type Kysely, sql } from 'kysely';

/** The key that signs tickets of the proxy: 244 random bits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into settings (key, value)
    values ('proxyKey', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))`.execute(db);
}
