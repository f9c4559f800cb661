import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Controls/IconLink',
  component: IconLink,
  args: { icon: Pencil, label: 'Edit “Bearing”', href: '#edit' },
  parameters: guide({
    what: 'A link with only an icon.',
    when: ['Actions of a row that open a page.'],
    whenNot: ['Actions that change something: IconButton.', 'With a text: ButtonLink.'],
    keyboard: [['Enter', 'follows the link']],
    writing: ['The label says what opens, with the name of the row.'],
  }),
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit “Bearing”' })).toHaveAttribute(
      'href',
      '#edit',
    );
  },
};

export const Small: Story = { args: { size: 'small' } };
