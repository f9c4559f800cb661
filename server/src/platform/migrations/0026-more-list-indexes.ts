import { type Kysely, sql } from 'kysely';

/**
 * For pages of users in the order of their registration and of their role. An operation of the audit log has one
 * type of target, which the planner does not know: it read all entries of a type for an operation that has none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index users_registered_index on users (registered_at, id)`.execute(db);
  await sql`create index users_role_index on users
    (array_position(array['Banned', 'User', 'Monitor', 'Admin'], role), id)`.execute(db);
  await sql`create index audit_log_operation_type_index on audit_log
    (operation, target_type, created_at, id)`.execute(db);
  await sql`create statistics audit_log_operation_type (mcv) on operation, target_type
    from audit_log`.execute(db);
}
