import type { Meta, StoryObj } from '@storybook/react-vite';
import { CATEGORIES } from '../CategoryFlag/categories.ts';
import { CategoryLegend } from './CategoryLegend.tsx';

const meta = {
  title: 'CTF pieces/CategoryLegend',
  component: CategoryLegend,
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
