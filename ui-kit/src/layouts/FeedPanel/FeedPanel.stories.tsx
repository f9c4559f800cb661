import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { NoticeFeed } from '../../patterns/NoticeFeed/NoticeFeed.tsx';
import { FeedPanel } from './FeedPanel.tsx';

const notices = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  type: { kind: 'organisers' } as const,
  text: `Message ${index + 1}`,
  time: '18:15',
  href: `#notice-${index}`,
  unread: index < 2,
}));

const meta = {
  title: 'Layouts/FeedPanel',
  component: FeedPanel,
  parameters: guide({
    what: 'A feed in a popover or a sheet, with a sticky header and footer.',
    when: ['Notices behind the bell.'],
    whenNot: ['A feed as a page: the feed itself.'],
    writing: [
      'The heading is the name of the feed with the number of new items: “Notices, 3 new”.',
      'The link to all items names them: “All notices”.',
    ],
  }),
  args: {
    head: (
      <>
        <h2>Notices</h2>
        <Badge tone="brand">2 new</Badge>
        <Button size="small" variant="ghost">
          Mark read
        </Button>
      </>
    ),
    foot: 'All notices',
    children: (
      <NoticeFeed
        label="Notices"
        days={[{ label: 'Today', notices }]}
        unreadLabel="New"
        empty={{ title: 'No notices yet' }}
      />
    ),
  },
} satisfies Meta<typeof FeedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
