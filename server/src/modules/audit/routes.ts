import { operations, type OperationId } from '@halyard/sdk/operations';
import { isForStaff } from '../../http/operation.ts';
import type { Routes } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { type AuditRow, findAuditEntries } from './repository.ts';

/** The operations that leave entries. */
const AUDITED = (Object.keys(operations) as OperationId[])
  // Searches are POST and change nothing.
  .filter((id) => operations[id].method !== 'GET' && !id.startsWith('search'))
  .filter((id) => isForStaff(operations[id]))
  .toSorted();

export function auditRoutes({ db }: { db: Db }) {
  return {
    async listAudit({ query }) {
      const rows = await findAuditEntries(db, query);
      return { data: rows.map(toWire), length: rows.length, operations: AUDITED };
    },
  } satisfies Routes;
}

function toWire({ createdAt, targetType, targetId, targetName, ...row }: AuditRow) {
  const target = targetType && { type: targetType, id: targetId, name: targetName ?? '' };
  return { ...row, time: createdAt.getTime(), target };
}
