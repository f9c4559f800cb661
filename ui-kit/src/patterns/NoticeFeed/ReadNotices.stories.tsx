import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { NoticeFeed } from './NoticeFeed.tsx';
import type { Notice } from './NoticeItem.tsx';

const manyUnread: readonly Notice[] = Array.from({ length: 20 }, (_, index) => ({
  id: 100 + index,
  type: { kind: 'organisers' },
  text: `Message ${index + 1}`,
  time: '18:15',
  href: `#message-${index}`,
  unread: true,
}));

const read = fn();

const meta = {
  title: 'CTF pieces/NoticeFeed/Reading',
  component: NoticeFeed,
  parameters: guide({
    what: 'Unread notices are reported as read after a second in view.',
    when: ['A feed that people open to read it.'],
    whenNot: ['A few recent notices at the edge of a page: leave `onRead` out.'],
    keyboard: [['↑ ↓', 'move between notices; one that comes into view counts as seen']],
    writing: ['The first section holds the unread ones: “New”.'],
  }),
  args: {
    label: 'Notices',
    days: [{ label: 'New', notices: manyUnread }],
    unreadLabel: 'New',
    onRead: read,
    empty: { title: 'No notices yet' },
  },
} satisfies Meta<typeof NoticeFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the visible part of the feed, and below it, nothing is read. */
export const ReadAfterASecondInView: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: 160, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const ids = () => read.mock.calls.flatMap(([seen]) => seen as number[]);
    await expect(ids()).toEqual([]);
    await waitFor(() => expect(ids().length).toBeGreaterThan(0));
    await expect(ids()).toContain(100);
    await expect(ids()).not.toContain(119);
    canvas.getByText('Message 20').scrollIntoView();
    await waitFor(() => expect(ids()).toContain(119));
    await expect(ids()).not.toContain(109);
  },
};
