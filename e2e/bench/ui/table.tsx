import { Avatar, DataTable, IconButton, RoleBadge, Row, Switch, Text } from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import type { WireUser } from './bench-data.ts';

interface UserTableProps {
  users: readonly WireUser[];
  loadingRows?: number;
}

/** Users of a site as staff see them. */
export function UserTable({ users, loadingRows = 0 }: UserTableProps) {
  const [selected, select] = useState<ReadonlySet<string>>(() => new Set(['user-3', 'user-4']));
  return (
    <DataTable
      caption="Users"
      rows={users}
      loadingRows={loadingRows}
      rowKey={({ id }) => id}
      sort={{ column: 'user', direction: 'ascending' }}
      onSortChange={() => undefined}
      selection={{
        selected,
        onChange: select,
        rowLabel: ({ name }) => `Select ${name}`,
        allLabel: `Select all ${users.length}`,
      }}
      columns={[
        {
          id: 'user',
          header: 'User',
          sortable: true,
          cell: ({ name }) => (
            <Row gap={10}>
              <Avatar kind="person" name={name} />
              <Text size={13} weight={500} cut>
                {name}
              </Text>
            </Row>
          ),
        },
        {
          id: 'role',
          header: 'Role',
          width: 120,
          cell: ({ role }) => <RoleBadge role={role} label={role} />,
        },
        { id: 'email', header: 'E-mail', cell: ({ email }) => email },
        { id: 'realName', header: 'Real name', cell: ({ realName }) => realName },
        {
          id: 'address',
          header: 'Last IP',
          cell: ({ address }) => (
            <Text size={13} mono tone="muted">
              {address}
            </Text>
          ),
        },
        { id: 'seen', header: 'Last seen', width: 120, cell: ({ seen }) => seen },
        {
          id: 'active',
          header: 'Active',
          width: 96,
          cell: ({ name, active }) => <Switch aria-label={name} checked={active} />,
        },
        {
          id: 'more',
          header: 'More',
          width: 72,
          cell: ({ name }) => <IconButton size="small" icon={MoreIcon} label={`More of ${name}`} />,
        },
      ]}
    />
  );
}
