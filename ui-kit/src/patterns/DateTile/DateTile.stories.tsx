import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Data display/DateTile',
  component: DateTile,
  parameters: guide({
    what: 'A day at a glance; the whole date stands in words beside it.',
    when: ['Before a game or an event in a short list.'],
    whenNot: ['Where the time matters more than the day: the date in words.'],
    writing: [
      'The day as a number, the month in three letters. It is passed over, as the whole date stands beside it in words.',
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
