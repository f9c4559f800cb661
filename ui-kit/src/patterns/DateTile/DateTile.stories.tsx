import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Data display/DateTile',
  component: DateTile,
  parameters: guide({
    what: 'A day as a tile; the complete date is next to it as text.',
    when: ['Before a game in a short list.'],
    whenNot: ['If the time is more important than the day: the date as text.'],
    writing: [
      'The day as a number, the month in three letters. Hidden from assistive technology, because the complete date is next to it.',
    ],
  }),
  args: { day: '27', month: 'Nov' },
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const November: Story = {};
export const SingleFigure: Story = { args: { day: '09', month: 'Jan' } };
export const Live: Story = { args: { day: '20', phase: 'running' } };
export const Ended: Story = { args: { day: '8', phase: 'ended' } };
export const Joined: Story = { args: { joined: true } };
