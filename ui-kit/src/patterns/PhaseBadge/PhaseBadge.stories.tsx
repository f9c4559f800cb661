import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { PhaseBadge } from './PhaseBadge.tsx';

const meta = {
  title: 'CTF pieces/PhaseBadge',
  component: PhaseBadge,
  parameters: guide({
    what: 'The phase of a game, as a mark and a label.',
    when: ['A line in the header of a game and on a projector.', 'A badge on a card or a poster.'],
    whenNot: ['The status of a participation: ParticipationBadge.', 'Remaining time: GameClock.'],
    writing: [
      'One word, or the word and the relevant time: “Live since Fri 13:00”.',
      'Frozen says since when: “Frozen since Sun 12:00”.',
    ],
  }),
  args: { phase: 'running', label: 'Live' },
} satisfies Meta<typeof PhaseBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const NotStarted: Story = { args: { phase: 'upcoming', label: 'Not started' } };
export const Ended: Story = { args: { phase: 'ended', label: 'Ended' } };
export const Practice: Story = { args: { phase: 'practice', label: 'Practice' } };
export const Frozen: Story = { args: { phase: 'frozen', label: 'Frozen since Sun 12:00' } };
export const Badges: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <PhaseBadge look="badge" phase="running" label="Live" />
      <PhaseBadge look="badge" phase="frozen" label="Frozen" />
      <PhaseBadge look="badge" phase="upcoming" label="in 5 d 23 h" />
      <PhaseBadge look="badge" phase="practice" label="Practice" />
      <PhaseBadge look="badge" phase="ended" label="Ended" />
    </div>
  ),
};
