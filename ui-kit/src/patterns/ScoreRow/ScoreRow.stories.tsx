import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { ScoreRow } from './ScoreRow.tsx';

const meta = {
  title: 'CTF pieces/ScoreRow',
  component: ScoreRow,
  parameters: guide({
    what: 'A team on a scoreboard for phones, in two lines.',
    when: ['Inside of ScoreRows.'],
    whenNot: ['Wide windows: ScoreMatrix.'],
    keyboard: [['Enter', 'opens the team']],
    writing: [
      'Two numbers: “13 solved” below the name, the score at the end.',
      'The viewer’s own row has the label “you”.',
    ],
  }),
  args: { rank: '1', name: 'tern.team', href: '#1', solved: '14 solved', score: '3,974' },
  decorators: [
    (Story) => (
      <div style={{ width: 390, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScoreRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {
  args: {
    rank: '2',
    delta: { delta: 1, label: 'up one' },
    bloods: [
      { place: 1, label: 'First blood' },
      { place: 2, label: 'Second blood' },
    ],
  },
};
export const Own: Story = { args: { rank: '4', name: 'Long Splice', you: 'you', score: '3,184' } };
export const Watched: Story = { args: { name: 'Night Shift', watched: 'watched' } };
export const Down: Story = { args: { delta: { delta: -1, label: 'down one' } } };
export const LongName: Story = {
  args: { name: 'The Grand Old Harbour Crew of the Northern Lights', rank: '112' },
};
