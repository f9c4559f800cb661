import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleChallenge, exampleGroups } from '../shared/example-challenges.ts';
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
/** Four cards fit beside each other. */
const CARDS = { Misc: 1, Crypto: 2, Pwn: 3, Web: 1, Reverse: 1, Blockchain: 5, Forensics: 1 };
const smallGroups = Object.entries(CARDS).map(([category, count], index) => ({
  category,
  name: category,
  count: `0/${count}`,
  items: Array.from({ length: count }, (_, place) =>
    exampleChallenge(10 * index + place, `Card ${index + 1}.${place + 1}`, category, 200, 9),
  ),
}));

export const SmallGroupsSideBySide: Story = {
  args: { groups: smallGroups },
  play: async ({ canvas }) => {
    const place = (name: RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect();
    // The lines: 1 and 2 cards; 3 and 1; 1; a group of 5 in two lines; 1.
    await expect(place(/^Card 2\.2/).top).toBeCloseTo(place(/^Card 1\.1/).top, 0);
    await expect(place(/^Card 3\.1/).left).toBeCloseTo(place(/^Card 1\.1/).left, 0);
    await expect(place(/^Card 4\.1/).top).toBeCloseTo(place(/^Card 3\.1/).top, 0);
    await expect(place(/^Card 5\.1/).top).toBeGreaterThan(place(/^Card 4\.1/).top);
    await expect(place(/^Card 6\.5/).top).toBeGreaterThan(place(/^Card 6\.4/).top);
    await expect(place(/^Card 7\.1/).top).toBeGreaterThan(place(/^Card 6\.5/).top);
    await expect(place(/^Card 6\.1/).width).toBeCloseTo(place(/^Card 1\.1/).width, 0);
    // The arrow keys follow the lines, across groups.
    await userEvent.tab();
    const focused = () => document.activeElement?.textContent.slice(0, 8);
    const seen = [focused()];
    for (const key of ['Right', 'Right', 'Down', 'Down', 'Right', 'Up']) {
      await userEvent.keyboard(`{Arrow${key}}`);
      seen.push(focused());
    }
    await expect(seen).toEqual([
      'Card 1.1',
      'Card 2.1',
      'Card 2.2',
      'Card 3.3',
      'Card 5.1',
      'Card 6.1',
      'Card 5.1',
    ]);
  },
};

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
