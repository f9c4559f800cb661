import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankDelta } from './RankDelta.tsx';

const meta = {
  title: 'CTF pieces/RankDelta',
  component: RankDelta,
  args: { delta: 2, label: 'up two' },
} satisfies Meta<typeof RankDelta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { delta: -1, label: 'down one' } };
