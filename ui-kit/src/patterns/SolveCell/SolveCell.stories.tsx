import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { SolveCell } from './SolveCell.tsx';

const meta = {
  title: 'CTF pieces/SolveCell',
  component: SolveCell,
  parameters: guide({
    what: 'The state of a challenge for a team, as a mark.',
    when: ['The cells of a scoreboard.'],
    whenNot: ['A challenge for the player: ChallengeCard and ChallengeRow.'],
    writing: ['The label is the state: “solved”, “first blood”.'],
  }),
  args: { category: 'Web', state: 'solved', label: 'solved' },
} satisfies Meta<typeof SolveCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solved: Story = {};
export const Open: Story = { args: { state: 'open', label: 'open' } };
export const WithoutPoints: Story = {
  args: { state: 'worthless', label: 'solved without points' },
};
export const HiddenByAFreeze: Story = { args: { state: 'hidden', label: 'hidden until the end' } };
export const FirstBlood: Story = { args: { blood: 1, label: 'first blood' } };
