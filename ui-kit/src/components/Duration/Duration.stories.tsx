import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Duration } from './Duration.tsx';

const begun = Date.now();

const meta = {
  title: 'Data display/Duration',
  component: Duration,
  parameters: guide({
    what: 'The elapsed time of something, or how long it took.',
    when: ['The length of a capture, the age of an instance.'],
    whenNot: ['Remaining time: Countdown.', 'A point in time: Time.'],
    writing: ['Below an hour m:ss, below a day h:mm:ss, else “5 d 23 h”.'],
  }),
} satisfies Meta<typeof Duration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  args: { span: 7_952_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2:12:32')).toHaveAttribute('datetime', 'PT2H12M32S');
  },
};
export const Clock: Story = { args: { span: 7_952_000, shape: 'clock', mono: true } };
export const OverADay: Story = { args: { span: 515_000_000 } };
export const CountsUp: Story = {
  tags: ['clock-runs'],
  args: { since: begun - 7000 },
  render: () => (
    <Stack gap={4}>
      <Duration since={begun - 7000} />
      <Duration since={begun - 7000} shape="clock" mono />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const clock = canvas.getByText(/^0:\d\d$/);
    const before = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(before));
  },
};
