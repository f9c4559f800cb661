import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Data display/Meter',
  component: Meter,
  parameters: guide({
    what: 'How much of a limit is in use.',
    when: ['Instances, memory, disk, places of a division.'],
    whenNot: [
      'An operation in progress: Progress.',
      'Remaining time: Ring, or Progress next to a clock.',
      'Shares of a whole: SplitBar.',
    ],
    writing: ['Value, “of”, limit and unit: “9.1 of 24 GiB”.'],
  }),
  args: { label: 'Memory', value: 9.1, max: 24, valueText: '9.1 of 24 GiB' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Memory' });
    await expect(meter).toHaveAttribute('aria-valuetext', '9.1 of 24 GiB');
  },
};
export const Warn: Story = { args: { label: 'Disk', value: 78, max: 100, valueText: '78 %' } };
export const Danger: Story = { args: { label: 'Disk', value: 91, max: 100, valueText: '91 %' } };
export const Thin: Story = { args: { size: 2, hideText: true } };
export const OverFull: Story = {
  args: { value: 30, valueText: '30 of 24 GiB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '24');
  },
};
export const NothingToUse: Story = { args: { value: 0, max: 0, valueText: 'none' } };
