import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadNotSeen: Story = {
  args: { children: '2 unread notices' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('2 unread notices');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
