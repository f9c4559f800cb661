import type { AdminTeam } from '@halyard/sdk/types';
import {
  DataTable,
  Link,
  List,
  ListRow,
  type TableSelection,
  type TableSort,
  Text,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { RowsLoading } from '../games/GamesList.tsx';
import { RowCheckbox } from '../list/RowCheckbox.tsx';
import { LockSwitch, TeamFaces, TeamName, TeamNow } from './team-parts.tsx';

interface TeamsTableProps {
  teams: readonly AdminTeam[];
  openId: number | null;
  teamHref: (team: AdminTeam) => string;
  selection: TableSelection<AdminTeam>;
  isLoading: boolean;
  empty: ReactNode;
  /** Undefined if the server does not sort. */
  sort?: TableSort;
  onSortChange: (sort: TableSort) => void;
  /** The server says since when a team exists and what it plays. */
  hasDetails: boolean;
}

/** A table of teams; a row opens the details of its team. */
export function TeamsTable(props: TeamsTableProps) {
  const { teams, openId, teamHref, selection, isLoading, empty, sort, onSortChange } = props;
  const { LL, dates } = useLanguage();
  const words = LL.staff.teams;
  const sortable = sort !== undefined;
  return (
    <DataTable
      caption={words.caption()}
      rows={teams}
      rowKey={({ id }) => String(id)}
      rowHref={teamHref}
      {...(openId !== null && { currentKey: String(openId) })}
      selection={selection}
      loadingRows={isLoading ? 8 : 0}
      empty={empty}
      {...(sort && { sort, onSortChange })}
      columns={[
        {
          id: 'team',
          sortable,
          header: words.team(),
          avatar: 'team',
          cell: (team) => <TeamName team={team} />,
        },
        {
          id: 'captain',
          sortable,
          header: LL.teams.captain(),
          cell: ({ members }) => (
            <Text size={13} tone="muted" cut>
              {members.find(({ captain }) => captain)?.userName ?? LL.staff.nothing()}
            </Text>
          ),
        },
        {
          id: 'members',
          sortable,
          header: LL.teams.members(),
          cell: (team) => <TeamFaces team={team} />,
        },
        ...(props.hasDetails
          ? [
              {
                id: 'games',
                sortable,
                header: LL.teams.games(),
                align: 'end' as const,
                cell: ({ games = 0 }: AdminTeam) => (
                  <Text size={13} tone="muted" figures>
                    {LL.common.number({ value: games })}
                  </Text>
                ),
              },
              {
                id: 'now',
                header: words.now(),
                cell: (team: AdminTeam) => <TeamNow team={team} />,
              },
              {
                id: 'created',
                sortable,
                header: words.created(),
                cell: ({ createdAt = 0 }: AdminTeam) => (
                  <Text size={13} tone="muted">
                    {dates.fullDate(createdAt)}
                  </Text>
                ),
              },
            ]
          : []),
        { id: 'locked', header: words.locked(), cell: (team) => <LockSwitch team={team} /> },
      ]}
    />
  );
}

/** The teams on narrow windows: two lines each. */
export function TeamsList({ teams, teamHref, selection, isLoading, empty }: TeamsTableProps) {
  const { LL } = useLanguage();
  if (isLoading) return <RowsLoading />;
  if (teams.length === 0) return empty;
  return (
    <List label={LL.staff.teams.caption()}>
      {teams.map((team) => (
        <ListRow
          key={team.id}
          start={<RowCheckbox row={team} rowKey={String(team.id)} selection={selection} />}
          title={
            <Link look="quiet" href={teamHref(team)}>
              <TeamName team={team} />
            </Link>
          }
          detail={team.now ? <TeamNow team={team} /> : <TeamFaces team={team} />}
          end={<LockSwitch team={team} />}
        />
      ))}
    </List>
  );
}
