import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    what: 'Words for assistive technology only.',
    when: ['What sighted people learn from place or shape: “solved by your team”.'],
    whenNot: [
      'A name for a control: its own text, or `aria-label`.',
      'Words that would help everybody: show them.',
    ],
    writing: ['Written to be heard in the line where it stands.'],
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
