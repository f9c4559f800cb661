import { DatabaseError } from 'pg';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * The column whose foreign key a statement violated because the row that it refers to has been
 * deleted; null for other errors. PostgreSQL names foreign keys `<table>_<column>_fkey`.
 */
export function columnOfMissingParent(error: unknown): string | null {
  if (!(error instanceof DatabaseError) || error.code !== FOREIGN_KEY_VIOLATION) return null;
  const { table = '', constraint = '' } = error;
  const column = new RegExp(`^${table}_(\\w+)_fkey$`).exec(constraint)?.[1];
  return column ?? null;
}
