import type { AuditChange, AuditEntry } from '@halyard/sdk/types';
import { DataTable, DiffLine, Link, List, ListRow, Stack, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { RowsLoading } from '../games/GamesList.tsx';

export interface AuditTableProps {
  entries: readonly AuditEntry[];
  isLoading: boolean;
  empty: ReactNode;
}

/** The entries of the audit log with the fields that differ. */
export function AuditTable({ entries, isLoading, empty }: AuditTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.audit;
  return (
    <DataTable
      caption={words.caption()}
      rows={entries}
      rowKey={({ id }) => String(id)}
      loadingRows={isLoading ? 12 : 0}
      empty={empty}
      columns={[
        {
          id: 'time',
          header: words.time(),
          cell: ({ time }) => <Text size={13}>{dates.moment(time)}</Text>,
        },
        {
          id: 'actor',
          header: words.actor(),
          cell: ({ actorId, actorName }) => (
            <Link
              look="quiet"
              href={href.auditBy(actorId)}
              aria-label={words.onlyActor({ user: actorName })}
            >
              {actorName}
            </Link>
          ),
        },
        {
          id: 'operation',
          header: words.operation(),
          cell: ({ operation, kind }) => (
            <Stack>
              <Text size={13} mono>
                {operation}
              </Text>
              <Kind kind={kind} />
            </Stack>
          ),
        },
        {
          id: 'target',
          header: words.target(),
          cell: ({ target }) => target && <Target target={target} />,
        },
        {
          id: 'changes',
          header: words.changes(),
          wrap: true,
          cell: ({ changes }) => <Changes changes={changes} />,
        },
      ]}
    />
  );
}

/** Most entries are changes, for which no kind is shown. */
function Kind({ kind }: Pick<AuditEntry, 'kind'>) {
  const { LL } = useLanguage();
  if (kind === 'Change') return null;
  return (
    <Text size={12} tone="faint">
      {LL.staff.audit.kinds[kind]()}
    </Text>
  );
}

interface TargetProps {
  target: NonNullable<AuditEntry['target']>;
}

function Target({ target: { type, id, name } }: TargetProps) {
  const { LL } = useLanguage();
  const words = LL.staff.audit;
  const kind = (
    <Text size={12} tone="faint">
      {words.types[type]()}
    </Text>
  );
  if (id === null) return kind;
  return (
    <Stack>
      {kind}
      <Link
        look="quiet"
        href={href.auditOf(type, id)}
        aria-label={words.onlyTarget({ target: name })}
      >
        {name}
      </Link>
    </Stack>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { LL } = useLanguage();
  const words = { was: LL.common.edits.was(), now: LL.common.edits.now() };
  return (
    <Stack gap={4}>
      {changes.map(({ field, before, after, isSecret }) => (
        <DiffLine
          key={field}
          label={field}
          {...(before !== null && { from: before })}
          {...(isSecret ? { to: LL.staff.audit.secret() } : after !== null && { to: after })}
          words={words}
        />
      ))}
    </Stack>
  );
}

/** The entries of the audit log on narrow windows. */
export function AuditList({ entries, isLoading, empty }: AuditTableProps) {
  const { LL, dates } = useLanguage();
  if (isLoading) return <RowsLoading />;
  if (entries.length === 0) return empty;
  return (
    <List label={LL.staff.audit.caption()}>
      {entries.map(({ id, actorName, operation, kind, target, time, changes }) => (
        <ListRow
          key={id}
          title={target?.name ? `${operation} · ${target.name}` : operation}
          detail={
            <Stack gap={4}>
              <Text size={12} tone="faint">
                {`${actorName} · ${dates.moment(time)}`}
              </Text>
              <Kind kind={kind} />
              <Changes changes={changes} />
            </Stack>
          }
        />
      ))}
    </List>
  );
}
