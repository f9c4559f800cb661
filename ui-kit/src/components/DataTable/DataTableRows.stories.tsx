import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InState } from '../../storybook/InStates.tsx';
import { NewBar } from '../../patterns/NewBar/NewBar.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable } from './DataTable.tsx';
import { opened, UserTable, type UserTableProps } from './example-user-table.tsx';
import { exampleColumns, exampleUser, exampleUsers, type ExampleUser } from './example-users.tsx';
import { useHeldRows } from './use-held-rows.ts';

const meta = {
  title: 'Data display/DataTable/Rows',
  component: UserTable,
  parameters: guide({
    what: 'A table of ten thousand rows: virtualised rows, ranges, details, a cursor, waiting new rows.',
    when: ['Long lists: accounts, submissions, logs.'],
    whenNot: ['Short tables, which need none of this.'],
    keyboard: [
      ['↑ ↓ Home End', 'move the cursor'],
      ['Space', 'selects the row'],
      ['Enter', 'opens the row'],
    ],
    writing: ['The bar says how many new rows are waiting: “3 new”.'],
  }),
  args: { count: 14 },
} satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** axe checks every cell in every theme, so the box is low and shows few rows. */
const LOW = 200;

function rowOf(name: string) {
  return screen.getByRole('row', { name: new RegExp(`\\b${name}@`) });
}

export const TenThousandRows: Story = {
  args: { count: 10_000, height: LOW },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    const box = canvas.getByRole('region', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(table.querySelectorAll('tr').length).toBeLessThan(60));
    await expect(rowOf('linnea')).toHaveAttribute('aria-rowindex', '2');
    box.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf('rudder9999')).toHaveFocus());
    await expect(rowOf('rudder9999')).toHaveAttribute('aria-rowindex', '10001');
    await expect(table.querySelectorAll('tr').length).toBeLessThan(60);
    await userEvent.keyboard('kk');
    await waitFor(() => expect(rowOf('skerry9997')).toHaveFocus());
    await expect(rowOf('skerry9997')).toBeVisible();
    // Sorting covers all rows, not only the rendered ones.
    const head = canvas.getByRole('button', { name: 'User' });
    await userEvent.click(head);
    await userEvent.click(head);
    box.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOf('tern9995')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowOf('tern9987')).toHaveFocus());
  },
};

export const KeysMoveSelectAndOpen: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Users' }).focus();
    await userEvent.keyboard('jj{ArrowDown}');
    await waitFor(() => expect(rowOf('ottoline')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select ottoline' })).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    opened.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('nullb');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('0 selected')).toBeVisible();
    // Keyboard shortcuts of the table do not apply inside a control of a row.
    const active = canvas.getByRole('switch', { name: 'nullb is active' });
    active.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('0 selected')).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf('skerry')).toHaveFocus());
  },
};

export const ShiftSelectsARange: Story = {
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(box('marlow'));
    const keyed = userEvent.setup();
    await keyed.keyboard('{Shift>}');
    await keyed.click(box('skerry'));
    await keyed.keyboard('{/Shift}');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(box('tern')).toBeChecked();
    await expect(box('linnea')).not.toBeChecked();
  },
};

export const TheCursorStaysWithItsRow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Users' }).focus();
    await userEvent.keyboard('jj');
    await waitFor(() => expect(rowOf('marlow')).toHaveFocus());
    const head = canvas.getByRole('button', { name: 'User' });
    await userEvent.click(head);
    await userEvent.click(head);
    await expect(rowOf('marlow')).toHaveAttribute('data-cursor');
    canvas.getByRole('region', { name: 'Users' }).focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf('linnea8')).toHaveFocus());
  },
};

export const ColumnsAreChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = await screen.findByRole('menu', { name: 'Columns' });
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Role' }));
    await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'E-mail' }));
    await expect(canvas.queryByRole('columnheader', { name: 'E-mail' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Last IP' })).toBeVisible();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Show all' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  },
};

function Expandable(props: UserTableProps) {
  const [expanded, onChange] = useState<ReadonlySet<string>>(new Set(['u1']));
  return (
    <UserTable
      {...props}
      onOpen={undefined}
      expansion={{
        expanded,
        onChange,
        rowLabel: ({ name }) => `Details of ${name}`,
        content: ({ name, address }) => (
          <Text size={13} tone="muted">
            {name} was last seen at {address}.
          </Text>
        ),
      }}
    />
  );
}

export const RowsOpen: Story = {
  args: { count: 300, height: LOW },
  render: (args) => <Expandable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marlow was last seen at 10.20.1.1.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Details of tern' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^tern was last seen/)).toBeVisible();
    rowOf('tern').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf('tern299')).toHaveFocus());
    const box = canvas.getByRole('region', { name: 'Users' }).getBoundingClientRect();
    await expect(rowOf('tern299').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.bottom + 1,
    );
  },
};

export const AllThatMatch: Story = {
  args: {
    selection: {
      selected: new Set(),
      onChange: fn(),
      rowLabel: ({ name }: ExampleUser) => `Select ${name}`,
      allLabel: 'Select all 1,284',
      everything: true,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all 1,284' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select marlow' }));
    const [rest] = setsGiven(args.selection?.onChange);
    await expect(rest?.size).toBe(13);
  },
};

function setsGiven(spy: unknown): (ReadonlySet<string> | undefined)[] {
  return (spy as ReturnType<typeof fn>).mock.calls.map(([first]) => first as ReadonlySet<string>);
}

function Live() {
  const [rows, setRows] = useState(() => exampleUsers(6));
  const [held, setHeld] = useState(false);
  const { shown, waiting, show } = useHeldRows(rows, ({ id }) => id, held);
  const arrive = (): void => setRows((now) => [exampleUser(now.length + 100), ...now]);
  return (
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <button type="button" onClick={arrive}>
        One more
      </button>
      <DataTable
        caption="Submissions"
        rows={shown}
        rowKey={({ id }) => id}
        columns={exampleColumns}
        news={
          <NewBar
            edge
            kbd="."
            label={waiting > 0 ? `${waiting} new since 18:17:49, show` : undefined}
            onShow={show}
          />
        }
      />
    </div>
  );
}

export const LiveRowsWait: Story = {
  render: () => <Live />,
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length;
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.hover(more);
    const before = rows();
    await userEvent.click(more);
    await userEvent.click(more);
    const bar = await canvas.findByRole('button', { name: /2 new since/ });
    await expect(rows()).toBe(before);
    await userEvent.click(bar);
    await expect(rows()).toBe(before + 2);
    await expect(canvas.queryByRole('button', { name: /new since/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
};

/** One row selected, one hovered, the last one focused. */
export const RowsPickedHoveredFocused: Story = {
  args: {
    count: 4,
    height: LOW,
    selection: {
      selected: new Set(['u1']),
      onChange: fn(),
      rowLabel: ({ name }: ExampleUser) => `Select ${name}`,
      allLabel: 'Select all 4',
    },
  },
  render: (args) => (
    <InState state="hover" target="tbody tr:nth-of-type(3)">
      <UserTable {...args} />
    </InState>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Users' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf('tern')).toHaveFocus());
  },
};
