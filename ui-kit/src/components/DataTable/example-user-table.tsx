import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataTable } from './DataTable.tsx';
import { exampleColumns, exampleUsers, sortedUsers, type ExampleUser } from './example-users.tsx';
import type { TableSort, DataTableProps } from './table-model.ts';

/** Called with the name of the opened row. */
export const opened = fn();

export interface UserTableProps extends Partial<DataTableProps<ExampleUser>> {
  /** Number of users in the example. */
  count: number;
  /** Height of the scroll box in px. Default 480. */
  height?: number;
}

/** A table of users for stories, with sorting, selection and a column menu. */
export function UserTable({ count, height = 480, ...rest }: UserTableProps) {
  const [rows] = useState(() => exampleUsers(count));
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  const [sort, onSortChange] = useState<TableSort>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => sortedUsers(rows, sort), [rows, sort]);
  return (
    <Stack gap={8}>
      <Row justify="end">
        <ColumnMenu
          label="Columns"
          allLabel="Show all"
          columns={[
            { id: 'role', name: 'Role' },
            { id: 'mail', name: 'E-mail' },
            { id: 'address', name: 'Last IP' },
          ]}
          hidden={hidden}
          onHiddenChange={setHidden}
        />
      </Row>
      <div style={{ height }}>
        <DataTable
          caption="Users"
          rows={shown}
          rowKey={({ id }) => id}
          columns={exampleColumns}
          hidden={hidden}
          sort={sort}
          onSortChange={onSortChange}
          onOpen={({ name }) => opened(name)}
          isMuted={({ role }) => role === 'Banned'}
          phone={{ line: ({ mail }) => mail, end: 'active' }}
          selection={{
            selected,
            onChange,
            rowLabel: ({ name }) => `Select ${name}`,
            allLabel: `Select all ${count}`,
          }}
          {...rest}
        />
      </div>
      <Text size={12} tone="muted">
        <span role="status">{selected.size} selected</span>
      </Text>
    </Stack>
  );
}
