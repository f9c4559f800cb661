import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { GameTimeline } from './GameTimeline.tsx';

function at(month: number, day: number, hour = 12) {
  return new Date(2026, month, day, hour).getTime();
}

const meta = {
  title: 'CTF pieces/GameTimeline',
  component: GameTimeline,
  parameters: guide({
    what: 'Ten weeks of games on a time axis. Every row is a link.',
    when: ['Above the list of games, to show which games are close together.'],
    whenNot: ['The elapsed time of one game: ProgressLine.'],
    keyboard: [
      ['Tab', 'moves through the games in the order of their start'],
      ['Enter', 'opens the game'],
    ],
    writing: [
      'A row has the title of the game and one short note: “Harbour CTF 2026”, “18 h left”.',
      'Weeks are labelled with their Monday: “9 Nov”.',
    ],
  }),
  args: {
    now: at(10, 21, 18),
    label: 'Games of these weeks',
    nowLabel: 'Now',
    formatWeek: (day: number) =>
      new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' }),
    games: [
      {
        id: 12,
        title: 'Harbour CTF 2026',
        href: '#12',
        phase: 'running',
        start: at(10, 20, 13),
        end: at(10, 22, 13),
        note: '18 h left',
      },
      {
        id: 20,
        title: 'Lighthouse Open 2026',
        href: '#20',
        phase: 'upcoming',
        start: at(10, 27, 18),
        end: at(10, 28, 6),
        note: 'in 5 d 23 h',
      },
      {
        id: 22,
        title: 'Northern Light CTF',
        href: '#22',
        phase: 'upcoming',
        start: at(12, 9, 9),
        end: at(12, 10, 21),
        note: 'in 48 d',
      },
      {
        id: 9,
        title: 'Winter Wharf Qualifier',
        href: '#9',
        phase: 'practice',
        start: at(10, 7, 10),
        end: at(10, 8, 22),
        practiceUntil: at(11, 31),
        note: 'practice until 31 Dec',
      },
    ],
  },
} satisfies Meta<typeof GameTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenWeeks: Story = {};
/** The current time is at a third of the visible axis, at any width. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region').getBoundingClientRect();
    const mark = canvas.getByText('Now').getBoundingClientRect();
    const line = box.width - 200;
    await expect((mark.left + mark.width / 2 - box.left - 200) / line).toBeCloseTo(1 / 3, 1);
  },
};
export const Loading: Story = {
  args: { games: [], loading: true, empty: 'No games in these weeks.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('No games in these weeks.')).toBeNull();
  },
};
export const NoGames: Story = {
  args: { games: [], empty: 'No games in these weeks. Ended ones stand below.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No games in these weeks/)).toBeVisible();
  },
};
