import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { GameClock } from '../GameClock/GameClock.tsx';
import { ParticipationBadge } from '../ParticipationBadge/ParticipationBadge.tsx';
import { GameCard } from './GameCard.tsx';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';
import { LiveGameCard } from './LiveGameCard.tsx';

const press = fn();

const meta = {
  title: 'CTF pieces/GameCard',
  component: GameCard,
  subcomponents: { LiveGameCard, GameCardSkeleton },
  parameters: guide({
    what: 'A game in the list. The card is a link to it and has a separate action.',
    when: ['The list of games; live games take the full width.'],
    whenNot: ['Games in a column next to other content: GameRow.'],
    keyboard: [['Enter', 'opens the game, or runs the focused action']],
    writing: ['The action is always the next useful step: “Join”, “Enter”, “Results”.'],
  }),
  args: {
    id: 20,
    title: 'Lighthouse Open 2026',
    href: '#20',
    phase: 'upcoming',
    phaseLabel: 'in 5 d 23 h',
    summary: 'Beginners welcome. Twelve hours, three divisions, a podium for each.',
    dates: 'Fri 27 Nov 18:00 – Sat 28 Nov 06:00',
    facts: 'Teams of 1–4 · 137 teams',
    action: (
      <Button size="small" onClick={press}>
        Join
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 318 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const Pending: Story = {
  args: {
    id: 21,
    title: 'Dry Dock Training 4',
    action: <ParticipationBadge status="Pending" label="Pending review" />,
  },
};
export const Ended: Story = {
  args: {
    id: 9,
    title: 'Winter Wharf Qualifier',
    phase: 'ended',
    phaseLabel: 'Ended',
    place: '11th',
    action: <Button size="small">Results</Button>,
  },
};
export const OtherScript: Story = {
  args: {
    id: 14,
    title: 'Белая гавань',
    phase: 'practice',
    phaseLabel: 'Practice',
    summary: 'Архив: задания и разборы.',
  },
};
export const CardIsALinkAndTheActionIsItsOwn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lighthouse Open 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(press).toHaveBeenCalled();
  },
};

const live = (
  <LiveGameCard
    id={12}
    title="Harbour CTF 2026"
    href="#12"
    phaseLabel="Live"
    badges={<ParticipationBadge status="Accepted" label="Accepted" quiet />}
    summary="Two days of everything: 40 challenges, 13 categories, dynamic scoring."
    dates="Fri 20 Nov 13:00 – Sun 22 Nov 13:00"
    teamSize="Teams of 1–5"
    teams="412 teams"
    figures={
      <>
        <Stat label="Long Splice" value="#4" size={20} align="end" />
        <Stat label="points" value="3,184" size={20} align="end" />
        <GameClock until={Date.now() + 67_327_000} caption="remaining" size={28} />
      </>
    }
    action={<Button variant="primary">Continue</Button>}
  />
);

export const Live: Story = {
  render: () => live,
  decorators: [(Story) => <div style={{ width: 1328 }}>{Story()}</div>],
};
export const LiveOnAPhone: Story = {
  render: () => live,
  globals: { viewport: { value: 'w390', isRotated: false } },
};
const enter = (
  <Button size="small" variant="primary">
    Enter
  </Button>
);
const results = <Button size="small">Results</Button>;

export const Joined: Story = {
  args: { action: <ParticipationBadge status="Accepted" label="Accepted" /> },
};
export const Rejected: Story = {
  args: { action: <ParticipationBadge status="Rejected" label="Rejected" /> },
};
export const Suspended: Story = {
  args: {
    phase: 'running',
    phaseLabel: 'Live',
    action: <ParticipationBadge status="Suspended" label="Suspended" />,
  },
};
export const LiveCard: Story = {
  args: { phase: 'running', phaseLabel: 'Live', dates: 'until Sun 22 Nov, 13:00', action: enter },
};
export const Practice: Story = {
  args: {
    phase: 'practice',
    phaseLabel: 'Practice',
    dates: 'practice until 31 Dec',
    place: '11th',
    action: results,
  },
};
export const Loading: Story = { render: () => <GameCardSkeleton /> };

export const HoverAndFocus: Story = {
  render: (args) => (
    <div style={{ width: 'max-content' }}>
      <InStates of={['rest', 'hover', 'focus']}>
        <div style={{ width: 318 }}>
          <GameCard {...args} />
        </div>
      </InStates>
    </div>
  ),
};
