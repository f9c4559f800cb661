import type { UserImportOutcome } from '@halyard/sdk/types';
import { Badge, DataTable, Row, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { faultText, noteTexts } from './row-words.ts';
import { captainsOf, type CheckedRow } from './sheet/people.ts';

/** The table shows as many rows; all are counted and added. */
const SHOWN = 200;

const TONES = {
  Added: 'ok',
  PasswordSet: 'warn',
  Unchanged: 'neutral',
  Refused: 'danger',
} as const satisfies Record<UserImportOutcome, string>;

/** Whether something is done for a row. */
export function isReady({ outcome }: CheckedRow): boolean {
  return outcome === 'Added' || outcome === 'PasswordSet' || outcome === null;
}

interface ImportTableProps {
  rows: readonly CheckedRow[];
  /** Whether hidden accounts are added. */
  addsHidden?: boolean;
}

/** The rows of an import with what becomes of each. */
export function ImportTable({ rows, addsHidden = true }: ImportTableProps) {
  const { LL } = useLanguage();
  const { users } = LL.staff;
  const words = users.import;
  const count = (wanted: UserImportOutcome) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const added = rows.filter(
    ({ outcome, hidden }) => (outcome === 'Added' || outcome === null) && (addsHidden || !hidden),
  );
  const captains = captainsOf(added);
  // What needs a decision comes first.
  const sorted = rows.toSorted((a, b) => Number(isReady(a)) - Number(isReady(b)));
  return (
    <>
      <Text size={13}>
        {words.summary({
          added: added.length,
          unchanged: count('Unchanged'),
          refused: count('Refused'),
        })}
      </Text>
      {count('PasswordSet') > 0 && (
        <Text size={13}>{words.passwordsSet({ count: count('PasswordSet') })}</Text>
      )}
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
          {
            id: 'team',
            header: words.team(),
            cell: ({ line, user }) =>
              captains.has(line) ? users.captainOf({ team: user.teamName }) : user.teamName,
          },
          {
            id: 'outcome',
            header: words.outcome(),
            wrap: true,
            cell: (row) => <Outcome row={row} />,
          },
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

function Outcome({ row }: { row: CheckedRow }) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const { outcome, faults } = row;
  const texts = [
    ...faults.map((fault) => faultText(LL, fault)),
    ...(isReady(row) ? noteTexts(LL, row) : []),
  ];
  return (
    <Stack gap={4}>
      {outcome !== null && (
        <Row>
          <Badge tone={TONES[outcome]}>{words.outcomes[outcome]()}</Badge>
        </Row>
      )}
      {texts.map((text) => (
        <Text key={text} size={12} tone="muted">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
