import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Neighbours } from './Neighbours.tsx';

const meta = {
  title: 'CTF pieces/Neighbours',
  component: Neighbours,
  args: {
    label: 'Other posts',
    previous: { href: '#a', label: 'Older', title: 'Winter Wharf Qualifier: final standings' },
    next: { href: '#b', label: 'Newer', title: 'Lighthouse Open 2026 takes registrations' },
  },
  parameters: guide({
    what: 'Links to what comes before and after, each with its title.',
    when: ['At the end of a post.'],
    whenNot: ['Pages of a list: Pager.'],
    keyboard: [['Tab', 'moves to each link']],
    writing: ['“Older” and “Newer”, above the title.'],
  }),
} satisfies Meta<typeof Neighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '#a');
  },
};

export const OnlyNewer: Story = { args: { previous: undefined } };
