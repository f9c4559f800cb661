import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ParticipationBadge } from '../ParticipationBadge/ParticipationBadge.tsx';
import { GameRow } from './GameRow.tsx';

const meta = {
  title: 'CTF pieces/GameRow',
  component: GameRow,
  parameters: guide({
    what: 'A game in a list. The whole row is a link to it.',
    when: ['Upcoming and past games next to or below other content.'],
    whenNot: ['The list of games itself: GameCard.'],
    keyboard: [['Enter', 'opens the game, or runs the focused action']],
    writing: [
      'The note is the start and the end in the page’s time zone: “Fri 18:00 – Sat 06:00”.',
      'At the end of the row is the next step or the result: “Join”, “11th”.',
    ],
  }),
  args: {
    id: 20,
    title: 'Lighthouse Open 2026',
    href: '#20',
    lead: { day: '27', month: 'Nov' },
    note: 'Fri 18:00 – Sat 06:00',
    aside: <Button size="small">Join</Button>,
    asideNote: 'in 5 d 23 h',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 372, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const Pending: Story = {
  args: { aside: <ParticipationBadge status="Pending" label="Pending" /> },
};
export const WithPoster: Story = {
  args: { lead: 'poster', secondNote: 'in 5 d 23 h', asideNote: '' },
};
export const Ended: Story = {
  render: () => (
    <GameRow
      id={9}
      title="Winter Wharf Qualifier"
      href="#9"
      note="Sun 8 Nov · 238 teams"
      aside="11th"
      asideNote="your place"
    />
  ),
};
export const Live: Story = {
  args: {
    lead: { day: '20', month: 'Nov', phase: 'running', joined: true },
    note: 'until Sun 22 Nov, 13:00',
    aside: (
      <Button size="small" variant="primary">
        Enter
      </Button>
    ),
    asideNote: '18 h left',
  },
};
export const Joined: Story = {
  args: {
    lead: { day: '27', month: 'Nov', joined: true },
    aside: <ParticipationBadge status="Accepted" label="Accepted" quiet />,
  },
};
export const Rejected: Story = {
  args: { aside: <ParticipationBadge status="Rejected" label="Rejected" />, asideNote: '' },
};
export const Suspended: Story = {
  args: { aside: <ParticipationBadge status="Suspended" label="Suspended" />, asideNote: '' },
};
export const Practice: Story = {
  args: {
    lead: { day: '7', month: 'Nov', phase: 'practice' },
    note: 'practice until 31 Dec',
    aside: '11th',
    asideNote: 'your place',
  },
};
export const LongTitle: Story = {
  args: { title: 'The Forty-Second Annual Lighthouse Keepers’ Open Invitational 2026' },
};
export const Loading: Story = { render: () => <Skeleton shape="row" height="64px" /> };
