import { CATEGORIES } from '@halyard/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { CategoryRail } from './CategoryRail.tsx';
import { CategoryRailSkeleton } from './CategoryRailSkeleton.tsx';

const counts = ['3/9', '2/4', '1/4', '2/4', '1/3', '0/2', '1/2', '0/3', '0/1', '0/2', '1/2', '0/1'];

const meta = {
  title: 'CTF pieces/CategoryRail',
  component: CategoryRail,
  subcomponents: { CategoryRailSkeleton },
  parameters: guide({
    what: 'The column next to the challenges: categories with the number of solves, and more filters.',
    when: ['Next to the challenges of a game in wide windows.'],
    whenNot: ['On phones: a Sheet with the same list.'],
    keyboard: [
      ['Tab', 'moves through categories and filters'],
      ['Enter', 'shows one category'],
      ['Space', 'toggles a filter'],
    ],
    writing: ['A count is solved / all: “4 / 9”.'],
  }),
  args: {
    title: 'Categories',
    categories: [
      { name: 'All', count: '13/40', href: '#all', selected: true },
      ...CATEGORIES.map((category, index) => ({
        category,
        name: category,
        count: counts[index] ?? '2/3',
        href: `#${category}`,
      })),
    ],
    filterTitle: 'Show',
    filters: [
      { id: 'unsolved', label: 'Unsolved only', count: '27', checked: false, onChange: fn() },
      { id: 'new', label: 'New to me', count: '2', checked: true, onChange: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutFilters: Story = { args: { filters: [] } };
export const FiltersAreCheckboxes: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /Unsolved only/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.filters?.[0]?.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: /New to me/ })).toBeChecked();
  },
};

export const Loading: Story = { render: () => <CategoryRailSkeleton /> };
