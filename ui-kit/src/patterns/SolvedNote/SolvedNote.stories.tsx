import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { NextChallenges, SolvedNote } from './SolvedNote.tsx';

const meta = {
  title: 'CTF pieces/SolvedNote',
  component: SolvedNote,
  subcomponents: { NextChallenges },
  parameters: guide({
    what: 'The result of a solve, above the statement. The flag rises once.',
    when: ['In the open challenge, after the correct flag.'],
    whenNot: ['Solves of other teams: NoticeFeed.'],
    keyboard: [['Tab', 'moves through the suggested challenges']],
    writing: ['Points first: “+471 points”. The last line is the change for the team.'],
  }),
  args: {
    award: '+471 points',
    lines: ['13th of 412 teams, by you at 18:18:04.', 'Now third, 228 ahead of Bilge Rats.'],
  },
} satisfies Meta<typeof SolvedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solved: Story = {};
export const FirstBlood: Story = { args: { blood: 1, award: '+525 points' } };
export const Practice: Story = { args: { award: 'Right, practice', lines: [] } };
export const WithWhatIsNext: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 14 }}>
      <SolvedNote {...args} />
      <NextChallenges
        title="Next unsolved"
        note="by what your team solves"
        challenges={[
          {
            id: 8,
            title: 'Heap of Rope',
            category: 'Pwn',
            reason: 'same category',
            points: '494',
            href: '#8',
          },
          {
            id: 10,
            title: 'Session Fixture',
            category: 'Web',
            reason: '64 solves',
            points: '287',
            href: '#10',
          },
        ]}
      />
    </div>
  ),
};
