import { type Kysely, sql } from 'kysely';

/** What of an import is not as it was, one report for each game that was imported. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table import_reports (
  game_id integer primary key references games (id) on delete cascade,
  source text not null check (source in ('Gzctf', 'Ctfcli')),
  notes jsonb not null,
  total integer not null,
  imported_at timestamptz(3) not null default now()
);
`;
