import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SolverList } from './SolverList.tsx';

const meta = {
  title: 'CTF pieces/SolverList',
  component: SolverList,
  parameters: guide({
    what: 'The teams that solved a challenge; the first three have pennants.',
    when: ['The tab “Solvers” of an open challenge.'],
    whenNot: ['All teams: ScoreMatrix.'],
    keyboard: [['Enter', 'opens the team']],
    writing: [
      'The empty state says what it means: “Nobody yet; first blood is still to be had.”',
      'The viewer’s own team has “you” next to its name.',
    ],
  }),
  args: {
    you: 'you',
    empty: 'Nobody yet; first blood is still to be had.',
    solvers: [
      { id: 1, name: 'tern.team', href: '#1', time: 'Sat 15:00', bloodLabel: 'First blood' },
      { id: 2, name: 'nullbyte', href: '#2', time: 'Sat 15:51', bloodLabel: 'Second blood' },
      { id: 3, name: 'Bilge Rats', href: '#3', time: 'Sat 17:24', bloodLabel: 'Third blood' },
      { id: 4, name: 'Long Splice', href: '#4', time: 'Sat 18:18', own: true },
      { id: 5, name: 'r00tbeer', href: '#5', time: 'Sat 18:40' },
    ],
  },
} satisfies Meta<typeof SolverList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NewOne: Story = {
  args: {
    solvers: [
      ...meta.args.solvers,
      { id: 6, name: 'Ghost Fleet', href: '#6', time: 'now', isNew: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('data-new');
  },
};
export const None: Story = { args: { solvers: [] } };
