import { type Kysely, sql } from 'kysely';

/** The key that signs links to attachments. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into settings (key, value)
    values ('linkKey', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))`.execute(db);
}
