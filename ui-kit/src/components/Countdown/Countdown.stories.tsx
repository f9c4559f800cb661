import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Data display/Countdown',
  component: Countdown,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const hour = 3_600_000;
const begun = Date.now();

export const Sizes: Story = {
  args: { until: begun + 18.7 * hour },
  render: (args) => (
    <Stack gap={8} align="start">
      <Countdown {...args} size={40} />
      <Countdown {...args} size={28} />
      <Countdown {...args} />
      <Countdown {...args} size={13} />
      <Countdown {...args} shape="short" size="inherit" />
    </Stack>
  ),
};

export const Urgent: Story = {
  args: { until: begun },
  render: () => (
    <Stack gap={8} align="start">
      <Countdown until={begun + 0.8 * hour} />
      <Countdown until={begun + 50_000} />
      <Countdown until={begun - hour} />
      <Countdown until={begun + 143 * hour} shape="short" />
    </Stack>
  ),
};

export const Ticks: Story = {
  tags: ['clock-runs'],
  args: { until: begun + 2 * hour, onEnd: fn() },
  play: async ({ canvas, args }) => {
    const clock = canvas.getByRole('timer');
    const before = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(before), { timeout: 2500 });
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const ServerIsAhead: Story = {
  // The server's clock says that the end has come, this machine's does not yet.
  args: { until: begun + hour, offset: 2 * hour, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};
