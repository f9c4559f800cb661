import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { guide } from '../../storybook/guide.ts';
import { DivisionRow } from './DivisionRow.tsx';
import { MarkLegend } from './MarkLegend.tsx';
import { PermissionMatrix, type PermissionGroup } from './PermissionMatrix.tsx';

const marks = { default: 'as the default', granted: 'granted', denied: 'denied' } as const;

const groups: readonly PermissionGroup[] = [
  {
    id: 'misc',
    title: 'Misc',
    category: 'Misc',
    note: '9, 1 exception',
    open: false,
    onToggle: fn(),
    rows: [],
  },
  {
    id: 'pwn',
    title: 'Pwn',
    category: 'Pwn',
    note: '3',
    open: true,
    onToggle: fn(),
    rows: [
      { id: 'pump', title: 'Bilge Pump', marks: {} },
      { id: 'heap', title: 'Heap of Rope', marks: { view: 'granted', send: 'granted' } },
      { id: 'keelhaul', title: 'Keelhaul', marks: { view: 'denied', send: 'denied' } },
    ],
  },
];

const meta = {
  title: 'CTF pieces/PermissionMatrix',
  component: PermissionMatrix,
  subcomponents: { DivisionRow, MarkLegend },
  args: {
    label: 'What Student teams may do',
    columns: [
      { id: 'view', label: 'View' },
      { id: 'send', label: 'Send flags' },
      { id: 'points', label: 'Earn points' },
    ],
    defaults: { view: true, send: true, points: false },
    onDefaultChange: fn(),
    groups,
    onMark: fn(),
    words: {
      challenge: 'Challenge',
      all: 'All challenges',
      allNote: 'the default',
      exception: 'exception',
      marks,
      cell: (column, row, mark) => `${column}, ${row}: ${mark}`,
      turn: (column) => `Turn ${column} for all in sight`,
    },
  },
  render: (args) => {
    const [rows, setRows] = useState(args.groups);
    return (
      <PermissionMatrix
        {...args}
        groups={rows}
        onMark={(changes) => {
          args.onMark(changes);
          setRows((last) =>
            last.map((group) => ({
              ...group,
              rows: group.rows.map((row) => ({
                ...row,
                marks: {
                  ...row.marks,
                  ...Object.fromEntries(
                    changes
                      .filter((change) => change.row === row.id)
                      .map(({ column, mark }) => [column, mark]),
                  ),
                },
              })),
            })),
          );
        }}
      />
    );
  },
  parameters: guide({
    what: 'The permissions of a division per challenge: the default and its exceptions.',
    when: ['Staff edit a division of a game.'],
    whenNot: ['One setting for all: Switch.'],
    keyboard: [
      ['← → ↑ ↓ Home End', 'move between the cells'],
      ['Space', 'next state'],
      ['Shift and an arrow key', 'copies the state to the next cell'],
    ],
    writing: ['A cell’s name contains column, challenge and state.'],
  }),
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceTurnsAndShiftPaints: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'View, All challenges: granted' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const cell = canvas.getByRole('button', { name: 'Send flags, Bilge Pump: as the default' });
    await expect(cell).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(cell).toHaveAccessibleName('Send flags, Bilge Pump: denied');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onMark).toHaveBeenLastCalledWith([
      { row: 'heap', column: 'send', mark: 'denied' },
    ]);
    await expect(
      canvas.getByRole('button', { name: 'Send flags, Heap of Rope: denied' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Earn points' }));
    await expect(
      canvas.getByRole('button', { name: 'Earn points, Keelhaul: granted' }),
    ).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Legend: Story = { render: () => <MarkLegend words={marks} /> };
export const Divisions: Story = {
  render: () => (
    <div style={{ width: 256 }}>
      <Stack gap={4}>
        <DivisionRow
          href="#open"
          name="Open"
          teams="229 teams"
          code="no code"
          locked={false}
          note="Everything granted"
        />
        <DivisionRow
          href="#student"
          name="Student"
          teams="171 teams"
          code="fjord-26"
          locked
          note="5 exceptions"
          changed="3 changes"
          selected
        />
      </Stack>
    </div>
  ),
};
