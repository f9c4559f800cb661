import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Pin } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import { PostRow } from './PostRow.tsx';

const meta = {
  title: 'CTF pieces/PostRow',
  component: PostRow,
  args: {
    href: '#post',
    title: 'What our judges look for in a writeup',
    summary: 'Show the dead ends, name the primitive, keep the exploit runnable.',
    when: 'Thu 12 Nov',
    author: { name: 'ottoline' },
    tags: ['writeups', 'winter-wharf'],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 760, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'A post in a list; as a card, a preview for its author.',
    when: ['Posts, home, the editor of a post.'],
    whenNot: ['Notices of a game: NoticeItem.'],
    keyboard: [['Tab', 'moves to the title, a link to the post, then pin and edit']],
    writing: ['Title up to 50 characters, summary up to 200.'],
  }),
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Unread: Story = {
  args: { unread: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /judges/ })).toHaveAttribute('href', '#post');
  },
};
export const Pinned: Story = { args: { pinned: 'pinned' } };
export const ForStaff: Story = {
  args: {
    actions: (
      <>
        <IconButton size="small" icon={Pin} label="Pin" />
        <IconButton size="small" icon={Pencil} label="Edit" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    edit.focus();
    await expect(edit).toBeVisible();
  },
};
export const WithLinkedTags: Story = {
  args: { tagHref: (tag) => `#${tag}` },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('link', { name: 'winter-wharf' });
    await expect(tag).toHaveAttribute('href', '#winter-wharf');
    // The row's link does not cover it.
    const { left, top } = tag.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(tag);
  },
};

export const InTheEditor: Story = {
  args: { look: 'card', pinned: 'pinned' },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};
