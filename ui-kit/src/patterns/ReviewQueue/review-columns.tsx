import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dot } from '../../components/Badge/Dot.tsx';
import type { DataColumn } from '../../components/DataTable/table-model.ts';
import { Row } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { TeamCell } from '../TableCells/TeamCell.tsx';

export interface ReviewItem {
  id: string;
  team: string;
  avatar?: string | null;
  division?: string;
  /** "4 of 5" */
  members: string;
  /** Whether the team is complete, and what is missing: "2 without student number". */
  check: { complete: boolean; label: string };
  /** "26 min ago" */
  applied: ReactNode;
  /** Buttons of the row. */
  actions?: ReactNode;
}

export type ReviewWords = Readonly<
  Record<'team' | 'division' | 'members' | 'checks' | 'applied' | 'actions', string>
>;

function Check({ complete, label }: ReviewItem['check']) {
  return (
    <Row gap={8}>
      {complete ? <Dot tone="ok" /> : <Icon icon={TriangleAlert} size={14} />}
      {label}
    </Row>
  );
}

/** The columns of a `ReviewQueue`; a column without any content is left out. */
export function reviewColumns(
  items: readonly ReviewItem[],
  words: ReviewWords,
): readonly DataColumn<ReviewItem>[] {
  const hasDivisions = items.some(({ division }) => division !== undefined);
  const hasActions = items.some(({ actions }) => actions !== undefined);
  return [
    {
      id: 'team',
      header: words.team,
      cell: ({ team, avatar }) => <TeamCell name={team} avatar={avatar} size={24} />,
    },
    ...(hasDivisions
      ? [
          {
            id: 'division',
            header: words.division,
            cell: ({ division }: ReviewItem) => (
              <Text size={13} tone="muted">
                {division ?? '–'}
              </Text>
            ),
          },
        ]
      : []),
    {
      id: 'members',
      header: words.members,
      cell: ({ members }) => (
        <Text size={13} tone="muted" figures>
          {members}
        </Text>
      ),
    },
    {
      id: 'checks',
      header: words.checks,
      cell: ({ check }) => (
        <Text as="div" size={13} tone={check.complete ? 'muted' : 'warn'}>
          <Check {...check} />
        </Text>
      ),
    },
    {
      id: 'applied',
      header: words.applied,
      align: 'end',
      sortable: true,
      cell: ({ applied }) => (
        <Text size={13} tone="muted">
          {applied}
        </Text>
      ),
    },
    ...(hasActions
      ? [
          {
            id: 'actions',
            header: words.actions,
            align: 'end' as const,
            cell: ({ actions }: ReviewItem) => (
              <Row gap={4} justify="end">
                {actions}
              </Row>
            ),
          },
        ]
      : []),
  ];
}
