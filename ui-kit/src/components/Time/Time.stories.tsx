import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Time } from './Time.tsx';
import { Zone } from './Zone.tsx';

const minute = 60_000;
const begun = Date.now();

const formats = {
  relative: (at: number, now: number): string => {
    const minutes = Math.round(Math.abs(now - at) / minute);
    return at > now ? `in ${minutes} min` : `${minutes} min ago`;
  },
  absolute: (at: number): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
};

const meta = {
  title: 'Data display/Time',
  component: Time,
  subcomponents: { Zone },
  parameters: guide({
    what: 'A point in time: relative, absolute, or both.',
    when: [
      'Relative in feeds and lists of recent items.',
      'Absolute in tables, logs and schedules.',
      'Both for a single important date: last sign-in, expiry of a token.',
    ],
    whenNot: ['Remaining time: Countdown.', 'How long something took: Duration.'],
    writing: ['State the time zone once per group: in the column heading or next to the title.'],
  }),
  args: { at: begun - 9 * minute, formats },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Relative: Story = {
  play: async ({ canvas, args }) => {
    const time = canvas.getByText('9 min ago');
    await expect(time).toHaveAttribute('datetime', new Date(args.at).toISOString());
    await expect(time).toHaveAttribute('title', formats.absolute(args.at));
  },
};
export const InTheFuture: Story = { args: { at: begun + 25 * minute } };
export const Absolute: Story = { args: { shape: 'absolute' } };
export const Both: Story = { args: { shape: 'both' } };
export const Mono: Story = {
  args: {
    shape: 'absolute',
    mono: true,
    formats: { ...formats, absolute: (at) => new Date(at).toISOString().slice(11, 23) },
  },
};
export const ByTheServersClock: Story = {
  args: { offset: 5 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 min ago')).toBeVisible();
  },
};
export const Zones: Story = {
  render: () => (
    <Stack gap={8}>
      <Zone name="CET" full="Europe/Oslo" />
      <Zone name="CET" full="Europe/Oslo" utc="12:00 UTC" />
      <Zone name="CET">{(zone) => <>times in {zone}</>}</Zone>
    </Stack>
  ),
};
