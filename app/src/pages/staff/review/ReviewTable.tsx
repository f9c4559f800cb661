import type { Division, Participation } from '@halyard/sdk/types';
import { Avatar, DataTable, Row, type TableSelection, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { DivisionName, useDivisionName } from './DivisionParts.tsx';

interface ReviewTableProps {
  participations: readonly Participation[];
  /** The divisions of the game. */
  divisions: readonly Division[];
  /** Id of the open participation. */
  openId: number | null;
  /** The link of a row. */
  caseHref: (participation: Participation) => string;
  /** Undefined where there are no bulk actions. */
  selection?: TableSelection<Participation>;
  isLoading: boolean;
  empty: ReactNode;
}

/** The participations in one state. */
export function ReviewTable({
  participations,
  divisions,
  openId,
  caseHref,
  selection,
  isLoading,
  empty,
}: ReviewTableProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const divisionName = useDivisionName(divisions);
  const joined = ({ team, registeredMembers }: Participation) =>
    words.membersOf({ joined: registeredMembers.length, all: team.members.length });
  return (
    <DataTable
      caption={words.caption()}
      rows={participations}
      rowKey={({ id }) => String(id)}
      rowHref={caseHref}
      {...(openId !== null && { currentKey: String(openId) })}
      {...(selection && { selection })}
      loadingRows={isLoading ? 8 : 0}
      empty={empty}
      phone={{
        line: (participation) =>
          divisions.length === 0
            ? joined(participation)
            : `${divisionName(participation.divisionId)} · ${joined(participation)}`,
      }}
      columns={[
        {
          id: 'team',
          header: words.team(),
          avatar: 'team',
          cell: ({ team }) => (
            <Row gap={10}>
              <Avatar kind="team" name={team.name} src={team.avatar} />
              <Text size={13} weight={500} cut>
                {team.name}
              </Text>
            </Row>
          ),
        },
        ...(divisions.length === 0
          ? []
          : [
              {
                id: 'division',
                header: words.division(),
                cell: ({ divisionId }: Participation) => (
                  <DivisionName divisions={divisions} id={divisionId} />
                ),
              },
            ]),
        {
          id: 'captain',
          header: words.captain(),
          cell: ({ team }) => (
            <Text size={13} tone="muted" cut>
              {team.members.find(({ userId }) => userId === team.captainId)?.userName}
            </Text>
          ),
        },
        {
          id: 'members',
          header: words.members(),
          align: 'end',
          cell: (participation) => (
            <Text size={13} tone="muted" figures>
              {joined(participation)}
            </Text>
          ),
        },
      ]}
    />
  );
}
