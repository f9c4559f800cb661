import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { RateLimitNote } from './RateLimitNote.tsx';

const meta = {
  title: 'Feedback/RateLimitNote',
  component: RateLimitNote,
  parameters: guide({
    what: 'Says that the rate limit is exceeded, and counts down to the next attempt.',
    when: ['A response with status 429 and a waiting time.'],
    whenNot: ['Too many flags: FlagField shows it itself.'],
    writing: ['What happened, then “Next try in” and the countdown.'],
  }),
  args: {
    until: Date.now() + 14_000,
    children: (clock) => <>Too many requests. Next try in {clock}</>,
  },
} satisfies Meta<typeof RateLimitNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0:\d\d$/);
  },
};

export const Over: Story = {
  args: { until: Date.now() - 1000, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const Edge: Story = { args: { edge: true } };
