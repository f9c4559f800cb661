import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { WrongFlagClusters } from './WrongFlagClusters.tsx';

const meta = {
  title: 'CTF pieces/WrongFlagClusters',
  component: WrongFlagClusters,
  args: {
    label: 'Wrong flags that repeat',
    masked: 'hidden',
    empty: 'No wrong flag came from two teams.',
    clusters: [
      {
        id: '1',
        challenge: { title: 'Sextant', category: 'Reverse', categoryName: 'Reverse' },
        teams: '37 teams',
        reason: 'One edit from the flag',
        suspect: true,
        flag: 'flag{nooon_sight}',
        href: '#sextant',
      },
      {
        id: '2',
        challenge: { title: 'Two-Time Pad', category: 'Crypto', categoryName: 'Crypto' },
        teams: '9 teams',
        reason: 'Right but for upper and lower case',
        suspect: true,
        flag: 'FLAG{again}',
        href: '#pad',
      },
      {
        id: '3',
        challenge: { title: 'Keelhaul', category: 'Pwn', categoryName: 'Pwn' },
        teams: '6 teams',
        reason: 'A test word',
        flag: 'flag{test}',
        href: '#keelhaul',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Wrong flags that several teams sent, with a possible reason.',
    when: ['Next to the submissions of a game.'],
    whenNot: ['All submissions: SubmissionStream.'],
    keyboard: [['Tab, Enter', 'each row is a link to its submissions']],
    writing: ['State the likely reason, not “many wrong”: “The sample in the statement”.'],
  }),
} satisfies Meta<typeof WrongFlagClusters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextHidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/nooon/)).toBeNull();
    await expect(canvas.getByRole('link', { name: /Sextant/ })).toHaveTextContent('37 teams');
  },
};
export const TextShown: Story = { args: { flagsShown: true } };
export const Empty: Story = { args: { clusters: [] } };
export const Loading: Story = { args: { clusters: [], loading: true } };
