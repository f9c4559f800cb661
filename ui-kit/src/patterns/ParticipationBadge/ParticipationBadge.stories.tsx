import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParticipationBadge } from './ParticipationBadge.tsx';

const meta = {
  title: 'CTF pieces/ParticipationBadge',
  component: ParticipationBadge,
  args: { status: 'Accepted', label: 'Accepted' },
} satisfies Meta<typeof ParticipationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const AcceptedQuietly: Story = { args: { quiet: true } };
export const Pending: Story = { args: { status: 'Pending', label: 'Pending review' } };
export const Rejected: Story = { args: { status: 'Rejected', label: 'Rejected' } };
export const Suspended: Story = { args: { status: 'Suspended', label: 'Suspended' } };
export const NotApplied: Story = { args: { status: 'Unsubmitted', label: 'Not applied' } };
