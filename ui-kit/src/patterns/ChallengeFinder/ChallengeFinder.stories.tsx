import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { CategoryRail } from '../CategoryRail/CategoryRail.tsx';
import { ChallengeFinder, type ChallengeLayout } from './ChallengeFinder.tsx';
import { NoChallenge } from './NoChallenge.tsx';

const meta = {
  title: 'CTF pieces/ChallengeFinder',
  component: ChallengeFinder,
  subcomponents: { NoChallenge },
  parameters: guide({
    what: 'Search, order, layout and filters above the challenges of a game.',
    when: ['Above a ChallengeGrid; from lg up with a CategoryRail.'],
    whenNot: ['Tables for staff: FilterBar.', 'Everything on the site: CommandPalette.'],
    keyboard: [
      ['/', 'focuses the search, if the page supports it'],
      ['Esc', 'in the search: clears it'],
      ['← →', 'in the layout: select cards or list'],
    ],
    writing: [
      'The name of an order says what is first: “Category order”, “Fewest solves”.',
      'Nothing found: repeat the search and offer to clear it.',
    ],
  }),
  args: {
    label: 'Find and filter challenges',
    search: '',
    onSearch: fn(),
    order: 'category',
    orders: [
      { value: 'category', label: 'Category order' },
      { value: 'points', label: 'Fewest points' },
      { value: 'solves', label: 'Most solves' },
    ],
    onOrder: fn(),
    layout: 'grid',
    onLayout: fn(),
    chips: [
      { label: 'All 13/40', pressed: true, onPress: fn() },
      { label: 'Misc 3/9', category: 'Misc', pressed: false, onPress: fn() },
      { label: 'Pwn 1/4', category: 'Pwn', pressed: false, onPress: fn() },
      { label: 'Web 2/4', category: 'Web', pressed: false, onPress: fn() },
    ],
    filters: (
      <CategoryRail
        title="Categories"
        categories={[
          { name: 'All', count: '13/40', href: '#all', selected: true },
          { name: 'Pwn', category: 'Pwn', count: '1/4', href: '#pwn' },
        ]}
      />
    ),
    filterCount: 2,
    filtersOpen: false,
    onFiltersOpen: fn(),
    onFiltersClose: fn(),
    words: {
      find: 'Find a challenge',
      order: 'Order',
      filters: 'Filters',
      filtersSet: '2 filters are set',
      layout: 'Layout',
      grid: 'Cards',
      list: 'List',
    },
    searchKey: '/',
  },
  render: (args) => {
    const [search, setSearch] = useState(args.search);
    const [isOpen, setOpen] = useState(args.filtersOpen);
    const [layout, setLayout] = useState<ChallengeLayout>(args.layout);
    return (
      <ChallengeFinder
        {...args}
        search={search}
        onSearch={(value) => {
          setSearch(value);
          args.onSearch(value);
        }}
        filtersOpen={isOpen}
        onFiltersOpen={() => setOpen(true)}
        onFiltersClose={() => setOpen(false)}
        layout={layout}
        onLayout={setLayout}
      />
    );
  },
} satisfies Meta<typeof ChallengeFinder<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a challenge' }), 'sex');
    await expect(args.onSearch).toHaveBeenLastCalledWith('sex');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const NothingMatches: Story = {
  render: () => (
    <NoChallenge
      why="filtered"
      title="No challenge matches “sextnat”"
      text="Did you mean Sextant? Two filters are on."
      actions={<Button size="small">Clear filters</Button>}
    />
  ),
};
export const AllSolvedAreHidden: Story = {
  render: () => (
    <NoChallenge
      why="solved"
      title="All 13 solved ones are hidden"
      text="27 are left in other categories."
      actions={
        <>
          <Button size="small">Show solved</Button>
          <Button size="small" variant="ghost">
            All categories
          </Button>
        </>
      }
    />
  ),
};
export const NoneYet: Story = {
  render: () => (
    <NoChallenge
      why="none"
      title="No challenges yet"
      text="The organisers open the first ones soon."
    />
  ),
};
