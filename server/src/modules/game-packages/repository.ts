import type { ImportSource } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';
import type { ImportNote } from './rules-notes.ts';

export interface ReportRow {
  source: ImportSource;
  importedAt: Date | null;
  total: number;
  notes: readonly ImportNote[];
}

export async function insertReport(
  tx: Tx,
  gameId: number,
  {
    source,
    total,
    notes,
  }: Pick<ReportRow, 'total' | 'notes'> & {
    source: Exclude<ImportSource, 'None'>;
  },
): Promise<void> {
  await tx
    .insertInto('import_reports')
    .values({ game_id: gameId, source, total, notes: JSON.stringify(notes) })
    .execute();
}

/** Undefined when there is no such game; an empty report for one that was not imported. */
export async function findReport(db: Db, gameId: number): Promise<ReportRow | undefined> {
  const row = await db
    .selectFrom('games')
    .leftJoin('import_reports as report', 'report.game_id', 'games.id')
    .select(['report.source', 'report.imported_at as importedAt', 'report.total', 'report.notes'])
    .where('games.id', '=', gameId)
    .executeTakeFirst();
  return (
    row && {
      source: row.source ?? 'None',
      importedAt: row.importedAt,
      total: row.total ?? 0,
      notes: row.notes ?? [],
    }
  );
}
