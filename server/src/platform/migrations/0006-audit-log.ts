import { type Kysely, sql } from 'kysely';

/** What staff have changed. The table takes new rows only. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(AUDIT_LOG).execute(db);
}

const AUDIT_LOG = `
-- No foreign keys: entries outlive the accounts and things that they are about.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  actor_id uuid not null,
  actor_name text not null,
  operation text not null,
  request_id text,
  target_type text,
  target_id text,
  target_name text,
  -- [{ field, before, after, isSecret }]
  changes jsonb not null,
  search tsvector not null generated always as (strip(
    to_tsvector('simple', actor_name || ' ' || operation || ' '
      || regexp_replace(operation, '([A-Z])', ' \\1', 'g') || ' '
      || coalesce(target_name, '') || ' ' || coalesce(target_id, ''))
    || to_tsvector('simple', changes))) stored
);
create index audit_log_time_index on audit_log (created_at, id);
create index audit_log_actor_index on audit_log (actor_id, created_at, id);
create index audit_log_operation_index on audit_log (operation, created_at, id);
create index audit_log_target_type_index on audit_log (target_type, created_at, id);
create index audit_log_target_index on audit_log (target_id, created_at, id);
create index audit_log_search_index on audit_log using gin (search) with (fastupdate = off);

-- Retention sets halyard.audit_retention for its own transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('halyard.audit_retention', true) = 'on' then
    return null;
  end if;
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
`;
