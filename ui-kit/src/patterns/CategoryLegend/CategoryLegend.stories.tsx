import { CATEGORIES } from '@halyard/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { CategoryLegend } from './CategoryLegend.tsx';

const meta = {
  title: 'CTF pieces/CategoryLegend',
  component: CategoryLegend,
  parameters: guide({
    what: 'A legend of category flags with their names.',
    when: ['Below a view that shows flags without names.'],
    whenNot: ['Filtering by category: CategoryRail.'],
    writing: ['The usual names of the categories, in their fixed order.'],
  }),
  args: { categories: CATEGORIES.map((category) => ({ category, name: category })) },
  decorators: [
    (Story) => (
      <div style={{ width: 410, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thirteen: Story = {};
