import { CATEGORIES } from '@halyard/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { CategoryFlag } from './CategoryFlag.tsx';

const meta = {
  title: 'CTF pieces/CategoryFlag',
  component: CategoryFlag,
  parameters: guide({
    what: 'The signal flag of a category, distinguished by geometry first and by hue second.',
    when: ['Next to or instead of the name of a category.'],
    whenNot: ['Other marks: an icon. Flags are only for categories.'],
    writing: ['Set `label` if the name of the category is not next to it.'],
  }),
  args: { category: 'Pwn', label: 'Pwn' },
} satisfies Meta<typeof CategoryFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <div style={row}>
      {CATEGORIES.map((category) => (
        <CategoryFlag key={category} category={category} size={20} label={category} />
      ))}
    </div>
  ),
};

export const WithoutColour: Story = {
  render: () => (
    <div style={{ ...row, filter: 'grayscale(1)' }}>
      {CATEGORIES.map((category) => (
        <CategoryFlag key={category} category={category} size={20} label={category} />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {([14, 16, 18, 20, 24, 34] as const).map((size) => (
        <CategoryFlag key={size} category="OSINT" size={size} label={`OSINT, ${size} px`} />
      ))}
    </div>
  ),
};

export const UnknownCategory: Story = { args: { category: 'Quantum', label: 'Quantum' } };

export const AllInEverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {([14, 16, 18, 20, 24, 34] as const).map((size) => (
        <div key={size} style={row}>
          {CATEGORIES.map((category) => (
            <CategoryFlag
              key={category}
              category={category}
              size={size}
              label={`${category}, ${size} px`}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6 * 13);
  },
};
