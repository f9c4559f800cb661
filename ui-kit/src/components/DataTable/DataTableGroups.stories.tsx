import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BulkBar } from '../../layouts/BulkBar/BulkBar.tsx';
import { CategoryFlag } from '../../patterns/CategoryFlag/CategoryFlag.tsx';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataColumn } from './table-model.ts';

interface Challenge {
  id: string;
  title: string;
  category: (typeof categories)[number];
  points: number;
  enabled: boolean;
}

const categories = ['Misc', 'Crypto', 'Pwn', 'Web'] as const;
const titles = ['Semaphore', 'Two-Time Pad', 'Anchor Point', 'Lattice Work', 'Bilge Pump'];

function challengesOf(perCategory: number): Challenge[] {
  return categories.flatMap((category) =>
    Array.from({ length: perCategory }, (_, index) => ({
      id: `${category} ${index}`,
      title: `${titles[index % titles.length] ?? ''} ${category} ${index + 1}`,
      category,
      points: 500 - index,
      enabled: index !== 2,
    })),
  );
}

const columns: readonly DataColumn<Challenge>[] = [
  {
    id: 'title',
    header: 'Challenge',
    cell: ({ title }) => (
      <Text size={13} weight={500}>
        {title}
      </Text>
    ),
  },
  { id: 'points', header: 'Points', align: 'end', width: 120, cell: ({ points }) => points },
  {
    id: 'enabled',
    header: 'Enabled',
    width: 120,
    cell: ({ enabled }) => (enabled ? 'enabled' : 'draft'),
  },
];

interface GroupedTableProps {
  /** Number of example challenges in each category. */
  perCategory: number;
}

function GroupedTable({ perCategory }: GroupedTableProps) {
  const rows = useMemo(() => challengesOf(perCategory), [perCategory]);
  const [folded, onFoldedChange] = useState<ReadonlySet<string>>(new Set(['Misc']));
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['Crypto 1']));
  const done = `${selected.size} selected`;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <DataTable
        caption="Challenges"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        isMuted={({ enabled }) => !enabled}
        selection={{
          selected,
          onChange,
          rowLabel: ({ title }) => `Select ${title}`,
          allLabel: `Select all ${rows.length}`,
        }}
        groups={{
          groupOf: ({ category }) => category,
          collapsed: folded,
          onFoldedChange,
          head: (group, items) => (
            <>
              <CategoryFlag
                category={categories.find((each) => each === group) ?? 'Misc'}
                size={16}
              />
              <Text size={13} weight={600}>
                {group}
              </Text>
              <Text size={12} tone="faint" figures>
                {items.filter(({ enabled }) => enabled).length} enabled,{' '}
                {items.filter(({ enabled }) => !enabled).length} drafts
              </Text>
            </>
          ),
        }}
      />
      <BulkBar
        label="Selected challenges"
        selected={selected.size}
        summary={done}
        clearLabel="Clear selection"
        onClear={() => onChange(new Set())}
      >
        <Button size="small">Enable {selected.size}</Button>
        <Button size="small">Disable {selected.size}</Button>
      </BulkBar>
    </div>
  );
}

const meta = {
  title: 'Data display/DataTable/Groups',
  component: GroupedTable,
  parameters: guide({
    what: 'Rows in collapsible groups, here with a selection and its bar.',
    when: ['Rows of a few kinds that people process one after the other: challenges by category.'],
    whenNot: ['Many kinds, or where a filter is sufficient: a column and a FilterChip.'],
    keyboard: [
      ['↑ ↓ j k', 'move between rows and group headings'],
      ['Enter', 'on a heading: collapses or expands the group'],
      ['← →', 'on a heading: collapse and expand the group'],
    ],
    writing: [
      'A heading has the name of the group and the number of rows per state: “4 enabled, 1 draft”.',
    ],
  }),
  args: { perCategory: 4 },
} satisfies Meta<typeof GroupedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

function head(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) });
}

function line(name: string) {
  return head(name).closest('tr');
}

function row(name: string) {
  return screen.getByRole('row', { name: new RegExp(name) });
}

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await expect(head('Misc')).toHaveAccessibleName('Misc 3 enabled, 1 drafts');
    await expect(head('Misc')).toHaveAttribute('aria-expanded', 'false');
    await expect(line('Misc')?.getBoundingClientRect().height).toBe(36);
    await expect(canvas.queryByText('Semaphore Misc 1')).toBeNull();
  },
};

export const KeysMoveAndCollapse: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Challenges' }).focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(line('Misc')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(head('Misc')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('Semaphore Misc 1')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(canvas.queryByText('Semaphore Misc 1')).toBeNull();
    await waitFor(() => expect(line('Misc')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Semaphore Misc 1')).toBeVisible();
  },
};

export const RangeAcrossGroups: Story = {
  play: async ({ canvas }) => {
    row('Lattice Work Crypto 4').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Select Semaphore Pwn 1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 16' }));
    // Collapsed rows count too.
    await expect(canvas.getByRole('status')).toHaveTextContent('16 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  },
};

export const ClickCollapsesGroup: Story = {
  play: async ({ canvas }) => {
    const { right, top } = line('Crypto')?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(right - 20, top + 18);
    await expect(hit).toBe(head('Crypto'));
    await userEvent.click(head('Crypto'));
    await expect(canvas.queryByText('Semaphore Crypto 1')).toBeNull();
  },
};

export const ManyRowsAreWindowed: Story = {
  args: { perCategory: 500 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Challenges' });
    // The rows of three expanded groups, four group headings and the table header.
    await expect(table).toHaveAttribute('aria-rowcount', '1505');
    await waitFor(() => expect(table.querySelectorAll('tr').length).toBeLessThan(60));
    canvas.getByRole('region', { name: 'Challenges' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row('Bilge Pump Web 500')).toHaveFocus());
    await expect(row('Bilge Pump Web 500')).toHaveAttribute('aria-rowindex', '1505');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '2005'));
  },
};
