import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { guide } from '../../storybook/guide.ts';
import { exampleSparkWords } from '../shared/example-board.ts';
import { Spark } from '../Spark/Spark.tsx';
import { TeamCard } from './TeamCard.tsx';

const figures = [
  { label: 'Rank', value: '#4', note: 'of 412' },
  { label: 'In Student', value: '#2', note: 'of 171' },
  { label: 'Points', value: '3,184', note: '+412 in 4 h' },
  { label: 'To third', value: '243', note: 'points' },
];

const meta = {
  title: 'CTF pieces/TeamCard',
  component: TeamCard,
  parameters: guide({
    what: 'A team in a card: name, standing, and why it cannot be changed.',
    when: [
      'The viewer’s own team next to the scoreboard or in the waiting room.',
      'A team found by its code.',
    ],
    whenNot: [
      'My teams as a list: TeamList.',
      'The header of a team’s page: TeamHead.',
      'The details of a team’s standing: TeamDialog.',
    ],
    keyboard: [
      ['Tab', 'moves to the name, if it is a link, then the buttons'],
      ['Enter', 'opens the team'],
    ],
    writing: [
      'The note has the division and the size: “Student · 4 of 5 members”.',
      'A lock says until when and why.',
    ],
  }),
  args: { name: 'Long Splice', note: 'Student · 4 of 5 members', href: '#team-3' },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  args: {
    you: 'your team',
    figures,
    action: <Link href="#scoreboard">On the scoreboard</Link>,
    children: (
      <Spark
        {...exampleSparkWords}
        label="3,184 points since Friday 13:00"
        start={0}
        end={29}
        points={[
          { at: 2, score: 100 },
          { at: 6, score: 900 },
          { at: 16, score: 2200 },
          { at: 27, score: 3184 },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Long Spliceyour team');
  },
};
export const Other: Story = {
  args: { name: 'nullbyte', note: 'Open · 4 members', figures: figures.slice(0, 3) },
};
export const Locked: Story = {
  args: { you: 'your team', locked: 'Locked until Sun 13:00: the team plays Harbour CTF 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Locked until/)).toBeVisible();
  },
};
export const WithoutAPlace: Story = {
  args: { name: 'Dry Dock', href: undefined, note: undefined },
};
export const LongName: Story = {
  args: { name: 'The Association of Retired Harbour Pilots and Lighthouse Keepers', figures },
};
