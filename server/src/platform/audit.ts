import type { Actor } from '../domain/actor.ts';
import {
  type AuditChange,
  type AuditFields,
  type AuditTarget,
  changesBetween,
} from '../domain/audit.ts';
import { namedWrite, type Tx } from './database.ts';

/**
 * Says what a write changes: the target with the fields before and after, of which those that
 * differ are stored. Ignored unless the author has a `staffCall`.
 */
export type Audit = (
  target: AuditTarget,
  fields?: { before?: AuditFields; after?: AuditFields },
) => void;

interface Entry {
  target: AuditTarget | null;
  changes: AuditChange[];
}

const insert = namedWrite(
  'audit.insert',
  `insert into audit_log
     (actor_id, actor_name, operation, request_id, target_type, target_id, target_name, changes)
   select $1, $2, $3, $4, type, id, name, changes::jsonb
   from unnest($5::text[], $6::text[], $7::text[], $8::text[])
     with ordinality as entry (type, id, name, changes, place)
   order by place`,
);

/** Collects the entries of one transaction. */
export function createAuditEntries(author: Actor | null) {
  const entries: Entry[] = [];
  const audit: Audit = (target, { before = {}, after = {} } = {}) =>
    void entries.push({ target, changes: changesBetween(before, after) });

  /** Stores the entries; one without a target when a write of staff has named none. */
  async function store(tx: Tx): Promise<void> {
    if (!author?.staffCall) return;
    const { operation, requestId, target: own = null, onlyNamed } = author.staffCall;
    if (entries.length === 0 && onlyNamed) return;
    if (entries.length === 0) entries.push({ target: own, changes: [] });
    await insert(tx, [
      author.userId,
      author.userName,
      operation,
      requestId,
      entries.map(({ target }) => target?.type ?? null),
      entries.map(({ target }) => target?.id?.toString() ?? null),
      entries.map(({ target }) => target?.name ?? null),
      entries.map(({ changes }) => JSON.stringify(changes)),
    ]);
  }

  return { audit, store };
}
