import type { AdminUser } from '@halyard/sdk/types';
import {
  DataTable,
  List,
  ListRow,
  Row,
  type TableSelection,
  type TableSort,
  Text,
  VisuallyHidden,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { RowsLoading } from '../games/GamesList.tsx';
import { RowCheckbox } from '../list/RowCheckbox.tsx';
import { ActiveSwitch, LastSeen, UserEmail, UserName, UserRole, UserTeams } from './user-cells.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface UsersTableProps {
  users: readonly AdminUser[];
  isLoading: boolean;
  empty: ReactNode;
  selection: TableSelection<AdminUser>;
  /** Undefined if the server does not sort. */
  sort?: TableSort;
  onSortChange: (sort: TableSort) => void;
}

/** A table of users. */
export function UsersTable(props: UsersTableProps) {
  const { users, isLoading, empty, selection, sort, onSortChange } = props;
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const sortable = sort !== undefined;
  const hasTeams = users.some(({ teams }) => teams !== undefined);
  return (
    <DataTable
      caption={words.caption()}
      rows={users}
      rowKey={({ id }) => id}
      loadingRows={isLoading ? 12 : 0}
      empty={empty}
      selection={selection}
      {...(sort && { sort, onSortChange })}
      columns={[
        { id: 'user', sortable, header: words.user(), cell: (user) => <UserName user={user} /> },
        { id: 'role', sortable, header: words.role(), cell: (user) => <UserRole user={user} /> },
        { id: 'email', sortable, header: words.email(), cell: (user) => <UserEmail user={user} /> },
        {
          id: 'realName',
          header: words.realName(),
          cell: ({ realName }) => <Plain text={realName} />,
        },
        {
          id: 'stdNumber',
          header: words.stdNumber(),
          cell: ({ stdNumber }) => <Plain text={stdNumber} mono />,
        },
        { id: 'address', header: words.address(), cell: ({ ip }) => <Plain text={ip} mono /> },
        { id: 'seen', sortable, header: words.seen(), cell: (user) => <LastSeen user={user} /> },
        ...(hasTeams
          ? [
              {
                id: 'teams',
                header: words.teams(),
                cell: (user: AdminUser) => <UserTeams user={user} />,
              },
            ]
          : []),
        { id: 'active', header: words.active(), cell: (user) => <ActiveSwitch user={user} /> },
        {
          id: 'more',
          header: <VisuallyHidden>{words.actions()}</VisuallyHidden>,
          align: 'end',
          cell: (user) => <UserMenu user={user} />,
        },
      ]}
    />
  );
}

function Plain({ text, mono = false }: { text: string; mono?: boolean }) {
  return (
    <Text size={13} tone="muted" mono={mono} cut>
      {text === '' ? '–' : text}
    </Text>
  );
}

/** The users on narrow windows: two lines each. */
export function UsersList({ users, isLoading, empty, selection }: UsersTableProps) {
  const { LL } = useLanguage();
  if (isLoading) return <RowsLoading />;
  if (users.length === 0) return empty;
  return (
    <List label={LL.staff.users.caption()}>
      {users.map((user) => (
        <ListRow
          key={user.id}
          start={<RowCheckbox row={user} rowKey={user.id} selection={selection} />}
          title={<UserName user={user} />}
          detail={<UserEmail user={user} />}
          end={
            <Row gap={4}>
              <ActiveSwitch user={user} />
              <UserMenu user={user} />
            </Row>
          }
        />
      ))}
    </List>
  );
}
