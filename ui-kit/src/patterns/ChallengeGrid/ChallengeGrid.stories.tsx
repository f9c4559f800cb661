import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleGroups } from '../shared/example-challenges.ts';
import { ChallengeGrid } from './ChallengeGrid.tsx';
import { ChallengeGridSkeleton } from './ChallengeGridSkeleton.tsx';

const meta = {
  title: 'CTF pieces/ChallengeGrid',
  component: ChallengeGrid,
  subcomponents: { ChallengeGridSkeleton },
  parameters: guide({
    what: 'Challenges as cards or rows, grouped by category or in one list.',
    when: ['The challenges of a game.'],
    whenNot: ['A few suggested challenges: NextChallenges.'],
    keyboard: [
      ['Tab', 'moves to the grid, which is one tab stop'],
      ['↑ ↓ ← → Home End', 'move over it'],
      ['Enter', 'opens the challenge'],
    ],
    writing: [
      'The heading of a group is the category with the number of solves: “Pwn”, “2 of 5”.',
      'Titles are unchanged; numbers have their noun: “12 solves”.',
    ],
  }),
  args: { groups: exampleGroups },
  decorators: [
    (Story) => (
      <div style={{ width: 704 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChallengeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const oneGroup = [
  { name: 'Challenges', items: exampleGroups.flatMap((group) => [...group.items]).toReversed() },
];

export const ByCategory: Story = { args: { selectedId: 7 } };
export const InOneOrder: Story = { args: { groups: oneGroup, selectedId: 7 } };
export const List: Story = { args: { layout: 'list', selectedId: 7 } };
export const Phone: Story = {
  args: { layout: 'list' },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w390', isRotated: false } },
};

export const ArrowKeysMoveInTheGrid: Story = {
  args: { selectedId: 7 },
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await expect(link(/^Loose Cannon/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(link(/^Message in a Bottle/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(link(/^Welcome Aboard/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(link(/^Tide Table/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(link(/^Tide Table/)).toHaveFocus();
  },
};

export const Loading: Story = { render: () => <ChallengeGridSkeleton /> };
export const LoadingList: Story = { render: () => <ChallengeGridSkeleton layout="list" /> };
