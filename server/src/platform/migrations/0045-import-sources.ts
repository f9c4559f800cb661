import { type Kysely, sql } from 'kysely';

/** Games come from challenges of more platforms; the spec lists which. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
alter table import_reports
  drop constraint import_reports_source_check,
  add check (source in ('Gzctf', 'Ctfcli', 'Rctf', 'Gzcli', 'Noctf', 'Ctfd', 'Mixed'))
`.execute(db);
}
