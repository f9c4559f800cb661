import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { exampleChallenge } from '../shared/example-challenges.ts';
import { ChallengeCard } from './ChallengeCard.tsx';

const loose = exampleChallenge(7, 'Loose Cannon', 'Pwn', 471, 12);

const meta = {
  title: 'CTF pieces/ChallengeCard',
  component: ChallengeCard,
  parameters: guide({
    what: 'A challenge in a grid, as a link.',
    when: ['The challenges of a game, inside of ChallengeGrid.'],
    whenNot: ['Phones and long lists: ChallengeRow.'],
    keyboard: [['Enter', 'opens the challenge']],
    writing: [
      'Its name for assistive technology is one sentence: title, category, points, solves, the team’s state.',
    ],
  }),
  args: { challenge: loose },
  decorators: [
    (Story) => (
      <div style={{ width: 170 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChallengeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Loose Cannon, Pwn, 471 points, 12 solves' });
    await expect(link).toHaveAttribute('href', '#challenge-7');
  },
};
export const Selected: Story = {
  args: { challenge: { ...loose, mark: { kind: 'running' } }, selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
};
export const Solved: Story = {
  args: { challenge: exampleChallenge(12, 'Tide Table', 'Web', 412, 31, { solved: true }) },
};
export const SolvedSecond: Story = {
  args: {
    challenge: exampleChallenge(11, 'Cargo Manifest', 'Web', 366, 41, { solved: true, blood: 2 }),
  },
};
export const FirstBloodOpen: Story = {
  args: {
    challenge: exampleChallenge(9, 'Keelhaul', 'Pwn', 500, 0, {
      mark: { kind: 'new', text: 'new' },
    }),
  },
};
export const ClosingSoon: Story = {
  args: {
    challenge: exampleChallenge(14, 'Sextant', 'Reverse', 402, 29, {
      mark: { kind: 'closing', text: '0:42' },
    }),
    showCategory: true,
  },
};
export const Closed: Story = {
  args: {
    challenge: exampleChallenge(4, 'Knots', 'Misc', 298, 58, {
      mark: { kind: 'closed', text: 'closed' },
    }),
  },
};
export const LongTitle: Story = {
  args: { challenge: exampleChallenge(15, 'A title that is longer than its card', 'AI', 1000, 1) },
};

function Falling() {
  const [points, setPoints] = useState('471');
  return (
    <>
      <ChallengeCard challenge={{ ...loose, points }} />
      <button type="button" onClick={() => setPoints('468')}>
        Somebody solves it
      </button>
    </>
  );
}

export const PointsThatFellFlashOnce: Story = {
  render: () => <Falling />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('471')).not.toHaveAttribute('data-changed');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('468')).toHaveAttribute('data-changed');
  },
};
export const Running: Story = {
  args: { challenge: { ...loose, mark: { kind: 'running' } } },
};
export const RunningNotForLong: Story = {
  args: { challenge: { ...loose, mark: { kind: 'running', text: '8:40' } } },
};
export const New: Story = {
  args: { challenge: { ...loose, mark: { kind: 'new', text: 'new' } } },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Loading: Story = { render: () => <Skeleton shape="card" /> };

export const HoverPressedFocus: Story = {
  render: (args) => (
    <div style={{ width: 'max-content' }}>
      <InStates>
        <div style={{ width: 170 }}>
          <ChallengeCard {...args} />
        </div>
      </InStates>
    </div>
  ),
};
