import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { guide } from '../../storybook/guide.ts';
import { exampleChallenge } from '../shared/example-challenges.ts';
import { ChallengeRow } from './ChallengeRow.tsx';

const meta = {
  title: 'CTF pieces/ChallengeRow',
  component: ChallengeRow,
  parameters: guide({
    what: 'A challenge in a list: 48 px high on phones, 40 above.',
    when: ['The challenges as a list, and always on phones.'],
    whenNot: ['The grid of a wide window: ChallengeCard.'],
    keyboard: [['Enter', 'opens the challenge']],
    writing: [
      'Title, points, then “12 solves”: numbers have their noun.',
      'Its name for assistive technology is the same sentence as that of ChallengeCard.',
    ],
  }),
  args: { challenge: exampleChallenge(4, 'Knots', 'Misc', 298, 58) },
} satisfies Meta<typeof ChallengeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Solved: Story = {
  args: { challenge: exampleChallenge(12, 'Tide Table', 'Web', 412, 31, { solved: true }) },
};
export const SolvedSecond: Story = {
  args: {
    challenge: exampleChallenge(11, 'Cargo Manifest', 'Web', 366, 41, { solved: true, blood: 2 }),
  },
};
export const FirstBloodOpen: Story = {
  args: { challenge: exampleChallenge(9, 'Keelhaul', 'Pwn', 500, 0) },
};
export const InstanceEndsSoon: Story = {
  args: {
    challenge: exampleChallenge(7, 'Loose Cannon', 'Pwn', 471, 12, {
      mark: { kind: 'running', text: '8:40' },
    }),
  },
};
export const Closed: Story = {
  args: {
    challenge: exampleChallenge(4, 'Knots', 'Misc', 298, 58, {
      mark: { kind: 'closed', text: 'closed' },
    }),
  },
};
const knots = exampleChallenge(4, 'Knots', 'Misc', 298, 58);

export const Running: Story = { args: { challenge: { ...knots, mark: { kind: 'running' } } } };
export const New: Story = { args: { challenge: { ...knots, mark: { kind: 'new', text: 'new' } } } };
export const ClosingSoon: Story = {
  args: { challenge: { ...knots, mark: { kind: 'closing', text: '0:42' } } },
};
export const LongTitle: Story = {
  args: { challenge: { ...knots, title: 'How to Tie a Running Bowline With One Hand '.repeat(4) } },
};
export const Loading: Story = { render: () => <Skeleton shape="row" /> };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };

export const RightToLeft: Story = {
  args: { selected: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link');
    const [title, solves, points] = ['Knots', '58 solves', '298'].map((words) =>
      within(row).getByText(words).getBoundingClientRect(),
    );
    await expect(title?.left).toBeGreaterThan(solves?.right ?? Infinity);
    await expect(solves?.left).toBeGreaterThan(points?.right ?? Infinity);
    // Numbers are at the end, the border of the open row is at the start.
    await expect((points?.left ?? 0) - row.getBoundingClientRect().left).toBeLessThan(60);
    await expect(getComputedStyle(row).boxShadow).toContain('-2px 0px 0px 0px inset');
  },
};
