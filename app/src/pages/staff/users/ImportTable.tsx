import type { UserImportOutcome } from '@halyard/sdk/types';
import { Badge, DataTable, Row, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CheckedRow } from './import-rows.ts';

/** The table shows as many rows; all are counted and added. */
const SHOWN = 200;

const TONES = { Added: 'ok', Unchanged: 'neutral', Refused: 'danger' } as const;

/** Whether a row is to be added. */
export function isReady({ outcome }: CheckedRow): boolean {
  return outcome === 'Added' || outcome === null;
}

/** The rows of an import with what becomes of each. */
export function ImportTable({ rows }: { rows: readonly CheckedRow[] }) {
  const { LL } = useLanguage();
  const { users } = LL.staff;
  const words = users.import;
  const count = (wanted: UserImportOutcome) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  // What needs a decision comes first.
  const sorted = rows.toSorted((a, b) => Number(isReady(a)) - Number(isReady(b)));
  return (
    <>
      <Text size={13}>
        {words.summary({
          added: rows.filter(isReady).length,
          unchanged: count('Unchanged'),
          refused: count('Refused'),
        })}
      </Text>
      <DataTable
        caption={words.rows()}
        rows={sorted.slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            id: 'line',
            header: words.line(),
            cell: ({ line }) => LL.common.number({ value: line }),
          },
          { id: 'user', header: users.user(), cell: ({ user }) => user.userName },
          { id: 'email', header: users.email(), cell: ({ user }) => user.email },
          { id: 'team', header: words.team(), cell: ({ user }) => user.teamName },
          { id: 'outcome', header: words.outcome(), cell: (row) => <Outcome row={row} /> },
        ]}
      />
      {rows.length > SHOWN && (
        <Text size={12} tone="faint">
          {words.more({ count: rows.length - SHOWN })}
        </Text>
      )}
    </>
  );
}

function Outcome({ row: { outcome, faults } }: { row: CheckedRow }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  if (outcome === null) return null;
  const alike = faults.find(({ line }) => line !== undefined)?.line;
  const others = faults.filter(({ line }) => line === undefined);
  return (
    <Stack gap={4}>
      <Row>
        <Badge tone={TONES[outcome]}>{words.outcomes[outcome]()}</Badge>
      </Row>
      {others.length > 0 && (
        <Text size={12} tone="muted">
          {words.faults({ fields: others.map(({ field }) => field).join(', ') })}
        </Text>
      )}
      {alike !== undefined && (
        <Text size={12} tone="muted">
          {words.alike({ line: alike })}
        </Text>
      )}
    </Stack>
  );
}
