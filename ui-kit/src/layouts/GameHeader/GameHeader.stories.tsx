import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { NoticesIcon, PracticeIcon } from '../../icons.ts';
import { GameClock } from '../../patterns/GameClock/GameClock.tsx';
import { PhaseBadge } from '../../patterns/PhaseBadge/PhaseBadge.tsx';
import { guide } from '../../storybook/guide.ts';
import { CornerCount } from '../CornerCount/CornerCount.tsx';
import { GameHeader } from './GameHeader.tsx';

function left(seconds: number) {
  return Date.now() + seconds * 1000;
}

const tabs = {
  label: 'Harbour CTF 2026',
  tabs: [
    { href: '#challenges', label: 'Challenges', current: true },
    { href: '#scoreboard', label: 'Scoreboard' },
    { href: '#game', label: 'Information' },
  ],
};

const points = <Stat label="points" value="3,184" align="end" />;

const meta = {
  title: 'Layouts/GameHeader',
  component: GameHeader,
  parameters: {
    ...guide({
      what: 'The header of every page of a game: phase, views, notices, the viewer’s standing, the clock.',
      when: ['First in the content of AppFrame on the pages of one game.'],
      whenNot: ['Pages outside of a game, including those on which staff edit one: PageHeader.'],
      keyboard: [['Tab', 'moves through the back link (narrow windows), the tabs and the bell']],
      writing: [
        'The title is the name of the game, the page’s only h1.',
        'The phase is one word: “Live”. For people who may still play after the end, “Practice” follows “Ended”.',
        'The caption of the clock says what it counts down to: “to the start”, “remaining”.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    title: 'Harbour CTF 2026',
    back: { href: '#game', label: 'Information' },
    phase: <PhaseBadge phase="running" label="Live" />,
    tabs,
    passed: 0.61,
    bell: <IconButton icon={NoticesIcon} label="Notices" />,
    figures: (
      <>
        <Stat label="of 412 teams" value="#4" align="end" />
        {points}
      </>
    ),
    summary: '· #4 · 3,184 points',
    clock: <GameClock until={left(67_327)} caption="remaining" />,
  },
} satisfies Meta<typeof GameHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {
  args: {
    phase: <PhaseBadge phase="upcoming" label="Not started" />,
    passed: undefined,
    figures: <Stat label="registered" value="137" align="end" />,
    summary: undefined,
    clock: <GameClock until={left(517_327)} caption="to the start" />,
  },
};

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour CTF 2026');
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const UnreadNotices: Story = {
  args: {
    bell: (
      <CornerCount count={3} label="3 new notices">
        <IconButton icon={NoticesIcon} label="Notices" />
      </CornerCount>
    ),
  },
};

export const LastHour: Story = {
  args: { passed: 0.985, clock: <GameClock until={left(2_890)} caption="remaining" /> },
};

export const LastMinute: Story = {
  args: { passed: 0.9997, clock: <GameClock until={left(52)} caption="remaining" /> },
};

const finalRank = <Stat align="end" size={20} value="#4" label="of 412, final" />;

export const Ended: Story = {
  args: {
    phase: <PhaseBadge phase="ended" label="Ended" />,
    passed: undefined,
    figures: points,
    clock: finalRank,
  },
};

export const Practice: Story = {
  args: {
    phase: (
      <>
        <PhaseBadge phase="ended" label="Ended" />
        <Badge icon={PracticeIcon}>Practice</Badge>
      </>
    ),
    passed: undefined,
    figures: points,
    clock: finalRank,
  },
};

/** The scoreboard is frozen until the ceremony; the game continues. */
export const Frozen: Story = {
  args: {
    passed: 0.96,
    phase: <PhaseBadge phase="frozen" label="Board frozen" />,
    clock: <GameClock until={left(6_127)} caption="remaining" />,
  },
};

/** The viewer's team does not take part: no rank and no points. */
export const Watching: Story = { args: { figures: undefined, summary: undefined } };

/** The title is shown before the rest has loaded. */
export const Loading: Story = {
  args: {
    title: 'Loading',
    phase: undefined,
    tabs: undefined,
    passed: undefined,
    bell: undefined,
    figures: undefined,
    summary: undefined,
    clock: undefined,
  },
};

export const LongTitle: Story = {
  args: { title: 'The twenty-fourth international harbour capture-the-flag championship, finals' },
};

const phone = { viewport: { value: 'w390', isRotated: false } };

export const RunningOnAPhone: Story = { globals: phone };
export const EndedOnAPhone: Story = { ...Ended, globals: phone };
