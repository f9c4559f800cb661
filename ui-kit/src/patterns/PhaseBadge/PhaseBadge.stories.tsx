import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhaseBadge } from './PhaseBadge.tsx';

const meta = {
  title: 'CTF pieces/PhaseBadge',
  component: PhaseBadge,
  args: { phase: 'live', label: 'Live' },
} satisfies Meta<typeof PhaseBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const NotStarted: Story = { args: { phase: 'waiting', label: 'Not started' } };
export const Ended: Story = { args: { phase: 'ended', label: 'Ended' } };
export const Practice: Story = { args: { phase: 'practice', label: 'Practice' } };
export const Badges: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <PhaseBadge look="badge" phase="live" label="Live" />
      <PhaseBadge look="badge" phase="waiting" label="in 5 d 23 h" />
      <PhaseBadge look="badge" phase="practice" label="Practice" />
      <PhaseBadge look="badge" phase="ended" label="Ended" />
    </div>
  ),
};
