import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    what: 'Text for assistive technology only.',
    when: ['Information that is otherwise only visual: “solved by your team”.'],
    whenNot: [
      'The name of a control: its text, or `aria-label`.',
      'Text that is useful for everybody: show it.',
    ],
    writing: ['Write it so that it fits into the surrounding text.'],
  }),
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
