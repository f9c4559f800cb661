import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PrintTable } from './PrintTable.tsx';

const meta = {
  title: 'CTF pieces/PrintTable',
  component: PrintTable,
  parameters: guide({
    what: 'A table on paper: all rows, and the head again on each page.',
    when: ['Instead of a table on the screen that renders visible rows only, while it is printed.'],
    whenNot: ['On the screen: DataTable or ScoreMatrix.'],
    writing: ['The caption names the data, its moment and the time zone.'],
  }),
  args: {
    caption: 'Scoreboard of Harbour CTF 2026, Sun 22 Nov 13:00 CET',
    columns: [
      { label: 'Rank', numeric: true },
      { label: 'Team' },
      { label: 'Score', numeric: true },
    ],
    rows: [
      { id: 1, cells: ['1', 'tern.team', '3,974'] },
      { id: 2, cells: ['2', 'The Association of Retired Harbour Pilots', '3,778'] },
    ],
  },
} satisfies Meta<typeof PrintTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scores: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
export const Empty: Story = { args: { rows: [] } };
