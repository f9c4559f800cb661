import { operations, type OperationId } from '@halyard/sdk/operations';
import { AUDIT_KINDS, type AuditKind } from '@halyard/sdk/rules';
import { AUDITED_OF_PLAYERS } from '../../domain/audit.ts';
import { isForStaff } from '../../http/operation.ts';
import type { Routes } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { type AuditQuery, type AuditRow, findAuditEntries } from './repository.ts';

const IDS = Object.keys(operations) as OperationId[];

/** The operations that leave entries, by the kind of those. */
const AUDITED: Record<AuditKind, readonly OperationId[]> = {
  // Searches and the export are POST and change nothing.
  Change: IDS.filter((id) => {
    const { method, auditRead } = operations[id];
    if (AUDITED_OF_PLAYERS.has(id)) return true;
    return method !== 'GET' && !auditRead && !id.startsWith('search') && isForStaff(operations[id]);
  }),
  Read: IDS.filter((id) => operations[id].auditRead),
  OwnAccount: IDS.filter((id) => operations[id].auditOwn),
};

const NAMES = Object.values(AUDITED).flat().toSorted();

/** An operation that is gone has changed something: older entries are of that kind. */
function kindOf(operation: string): AuditKind {
  const is = (kind: AuditKind) => AUDITED[kind].some((id) => id === operation);
  return AUDIT_KINDS.find(is) ?? 'Change';
}

export function auditRoutes({ db }: { db: Db }) {
  return {
    async listAudit({ query }) {
      const { kind, ...rest } = query;
      const rows = await findAuditEntries(db, { ...rest, ...(kind && operationsOf(kind)) });
      return { data: rows.map(toWire), length: rows.length, operations: NAMES };
    },
  } satisfies Routes;
}

/** The condition for entries of a kind: changes are all that is nothing else. */
function operationsOf(kind: AuditKind): Pick<AuditQuery, 'among' | 'except'> {
  return kind === 'Change'
    ? { except: [...AUDITED.Read, ...AUDITED.OwnAccount] }
    : { among: AUDITED[kind] };
}

function toWire({ createdAt, targetType, targetId, targetName, ...row }: AuditRow) {
  const target = targetType && { type: targetType, id: targetId, name: targetName ?? '' };
  return { ...row, time: createdAt.getTime(), kind: kindOf(row.operation), target };
}
