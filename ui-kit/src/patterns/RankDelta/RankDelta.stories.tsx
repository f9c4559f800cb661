import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { RankDelta } from './RankDelta.tsx';

const meta = {
  title: 'CTF pieces/RankDelta',
  component: RankDelta,
  parameters: guide({
    what: 'A triangle and the number of places gained or lost.',
    when: ['Next to a rank, for changes since the last visit.'],
    whenNot: ['A change of points: use a text.'],
    writing: ['The label is for assistive technology: “up two”.'],
  }),
  args: { delta: 2, label: 'up two' },
} satisfies Meta<typeof RankDelta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { delta: -1, label: 'down one' } };
export const Many: Story = { args: { delta: 128, label: 'up 128' } };
export const Same: Story = {
  args: { delta: 0, label: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
