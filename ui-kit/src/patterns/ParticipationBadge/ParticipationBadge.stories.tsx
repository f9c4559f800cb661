import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { ParticipationBadge } from './ParticipationBadge.tsx';

const meta = {
  title: 'CTF pieces/ParticipationBadge',
  component: ParticipationBadge,
  parameters: guide({
    what: 'The status of a team’s participation in a game.',
    when: ['Lists of games and teams, and the page of a game.'],
    whenNot: ['A person’s role: RoleBadge. The phase of a game: PhaseBadge.'],
    writing: ['Use the terms of the glossary: “Accepted”, “Pending review”.'],
  }),
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
