import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Data display/Countdown',
  component: Countdown,
  parameters: guide({
    what: 'The remaining time by the server’s clock.',
    when: ['The end of a game or an instance.'],
    whenNot: ['Elapsed time: Duration.', 'A point in time: Time.'],
    writing: [
      'A label next to it says what ends: “remaining”, “Ends in”.',
      'Also show the end as text, because the clock is not announced each second.',
    ],
  }),
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const hour = 3_600_000;
const begun = Date.now();

const minute = 60_000;

export const Sizes: Story = {
  args: { until: begun + 18.7 * hour },
  render: (args) => (
    <Stack gap={8} align="start">
      <Countdown {...args} size={104} />
      <Countdown {...args} size={40} />
      <Countdown {...args} size={28} />
      <Countdown {...args} />
      <Countdown {...args} size={15} />
      <Countdown {...args} size={13} />
      <Countdown {...args} shape="short" inherit />
    </Stack>
  ),
};

export const Calm: Story = { args: { until: begun + 18 * hour } };
export const LastHour: Story = {
  args: { until: begun + 48 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-left', 'warn');
  },
};
export const LastTenMinutes: Story = {
  args: { until: begun + 9 * minute },
  play: async ({ canvas }) => {
    const clock = canvas.getByRole('timer');
    await expect(clock).toHaveAttribute('data-left', 'bold');
    await expect(clock).toHaveStyle({ fontWeight: '600' });
  },
};
export const LastMinute: Story = {
  args: { until: begun + minute - 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-left', 'danger');
  },
};
export const Ended: Story = {
  args: { until: begun - hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
  },
};
export const OverADay: Story = { args: { until: begun + 143 * hour, shape: 'short' } };

export const Ticks: Story = {
  tags: ['clock-runs'],
  args: { until: begun + 2 * hour, onEnd: fn() },
  play: async ({ canvas, args }) => {
    const clock = canvas.getByRole('timer');
    const before = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(before));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const ServerIsAhead: Story = {
  // The end has passed by the server's clock, but not by this device's.
  args: { until: begun + hour, offset: 2 * hour, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};
