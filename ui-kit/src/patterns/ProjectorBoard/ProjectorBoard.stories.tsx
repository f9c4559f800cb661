import { CATEGORIES, type Category } from '@halyard/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { BloodBand } from '../BloodBand/BloodBand.tsx';
import { PageDots } from '../PageDots/PageDots.tsx';
import { exampleTicker } from '../Ticker/example-ticker.ts';
import { Ticker } from '../Ticker/Ticker.tsx';
import { ProjectorBoard } from './ProjectorBoard.tsx';
import type { ProjectorTeam } from './ProjectorRow.tsx';

const NONE_OF: ReadonlySet<Category> = new Set(['Blockchain', 'Hardware', 'Mobile', 'Pentest']);

const teams: readonly ProjectorTeam[] = (
  [
    ['tern.team', 3974, 0],
    ['nullbyte', 3778, 1],
    ['Bilge Rats', 3427, -1],
    ['Long Splice', 3184, 0],
    ['r00tbeer', 3169, 2],
    ['Ghost Fleet', 3015, -1],
    ['Salt & Hash', 2832, 1],
    ['0xKraken', 2654, -1],
    ['Dead Reckoning', 2459, 0],
    ['The Association of Retired Harbour Pilots', 2275, 0],
  ] as const
).map(([name, score, delta], index) => ({
  id: index + 1,
  rank: String(index + 1),
  name,
  delta,
  deltaLabel: delta > 0 ? `up ${delta}` : `down ${-delta}`,
  solved: CATEGORIES.filter(
    (category, place) => !NONE_OF.has(category) && (place * 7 + index * 3) % 11 > 1,
  ),
  score: score.toLocaleString('en-US'),
}));

const meta = {
  title: 'CTF pieces/ProjectorBoard',
  component: ProjectorBoard,
  parameters: guide({
    what: 'A scoreboard for a projector: ten teams, their solved categories, the last solves.',
    when: ['A page for a projector or a large screen, 16:9, without the app’s frame.'],
    whenNot: ['An interactive scoreboard: ScoreMatrix.'],
    keyboard: [
      [
        'none of its own',
        'its page turns pages with arrow keys, switches the theme with d and leaves with Esc',
      ],
    ],
    writing: [
      'Few words, none smaller than 20 px. State the time zone once, at the end of the game.',
    ],
  }),
  args: {
    title: 'Harbour CTF 2026',
    phase: 'running',
    phaseLabel: 'Live, ends Sun 13:00 CET',
    clock: { until: Date.now() + 67_327_000 },
    passed: { value: 0.61, label: 'Time passed' },
    label: 'Scoreboard, places 1 to 10',
    teams: teams.map((team) => (team.id === 2 ? { ...team, hot: true } : team)),
    categories: CATEGORIES.map((category) => ({ category, name: category })),
    solvedLabel: (names) => `solved in ${names.join(', ')}`,
    legend: 'Solved at least one in',
    side: (
      <>
        <BloodBand
          place={1}
          placeLabel="First blood"
          team="nullbyte"
          category="Reverse"
          challenge="Ghost Rigging"
          points="+521"
        />
        <Ticker label="Last solves" solves={exampleTicker} empty="No solves yet" />
      </>
    ),
    address: {
      href: 'https://halyard.example/games/12',
      label: 'QR code of halyard.example/games/12',
      text: 'halyard.example/games/12',
    },
    facts: '412 teams, 2,093 solves, 38 of 40 challenges solved',
    pages: <PageDots page={0} pages={5} label="1–10, next in 8 s" />,
  },
} satisfies Meta<typeof ProjectorBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: /places 1 to 10/ }).children).toHaveLength(10);
    const board = canvasElement.querySelector('h1')?.closest('div')?.parentElement?.parentElement;
    const box = board?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Harbour CTF 2026' });
    await expect(Number.parseFloat(getComputedStyle(title).fontSize)).toBeCloseTo(
      (52 * 640) / 1920,
      0,
    );
  },
};
export const Frozen: Story = {
  args: {
    phase: 'frozen',
    phaseLabel: 'Frozen since Sun 12:00 CET',
    teams: teams.map((team) => ({ ...team, pending: ['Hardware', 'Mobile'] })),
    frozen: 'The board stands still until the ceremony. Teams still see their own solves.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Last solves' })).toBeNull();
  },
};
export const Ended: Story = {
  args: {
    phase: 'ended',
    phaseLabel: 'Ended Sun 13:00 CET',
    clock: 'Final',
    passed: { value: 1, label: 'Time passed' },
    pages: <PageDots page={0} pages={1} label="1–10" />,
  },
};
export const Reveal: Story = {
  args: {
    phase: 'ended',
    phaseLabel: 'Ended Sun 13:00 CET',
    clock: undefined,
    passed: { value: 1, label: 'Time passed' },
    teams: teams.map((team) =>
      team.id < 4
        ? { ...team, reveal: 'covered' }
        : team.id === 4
          ? { ...team, reveal: 'now' }
          : team,
    ),
    side: null,
    pages: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('tern.team')).toBeNull();
    await expect(canvas.getByText('Long Splice')).toBeVisible();
  },
};
export const NobodyYet: Story = {
  args: {
    teams: [],
    side: <Ticker label="Last solves" solves={[]} empty="No solves yet" />,
    facts: '412 teams',
    pages: undefined,
  },
};
