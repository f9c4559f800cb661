import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Check } from 'lucide-react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { CornerCount } from '../../layouts/CornerCount/CornerCount.tsx';
import { FeedPanel } from '../../layouts/FeedPanel/FeedPanel.tsx';
import { guide } from '../../storybook/guide.ts';
import { NoticeFeed, type NoticeFeedProps } from './NoticeFeed.tsx';
import type { Notice } from './NoticeItem.tsx';
import { NoticeItem } from './NoticeItem.tsx';

const today: readonly Notice[] = [
  {
    id: 9,
    type: { kind: 'blood', place: 1 },
    text: (
      <>
        <b>nullbyte</b> first blood on <b>Ghost Rigging</b>
      </>
    ),
    time: '18:15',
    unread: true,
    href: '#ghost-rigging',
  },
  {
    id: 8,
    type: { kind: 'hint' },
    text: (
      <>
        New hint for <b>Sextant</b>
      </>
    ),
    time: '18:08',
    unread: true,
    href: '#sextant',
  },
  {
    id: 7,
    type: { kind: 'blood', place: 3 },
    text: (
      <>
        <b>Bilge Rats</b> third blood on <b>Loose Cannon</b>
      </>
    ),
    time: '17:24',
    href: '#loose-cannon',
  },
  {
    id: 6,
    type: { kind: 'organisers' },
    text: (
      <>
        <b>Bearing:</b> attachment replaced, same flag. Download it again; no tries were counted
      </>
    ),
    note: 'quartermaster, edited',
    time: '17:10',
  },
  {
    id: 5,
    type: { kind: 'challenge', category: 'Pentest' },
    text: (
      <>
        New challenge: <b>Mutiny</b>, 500 points
      </>
    ),
    time: '12:00',
    href: '#mutiny',
  },
];

const friday: readonly Notice[] = [
  {
    id: 4,
    type: { kind: 'organisers' },
    text: 'Shifts: the tavern channel is staffed all night',
    note: 'harbourmaster',
    time: '21:00',
  },
  {
    id: 3,
    type: { kind: 'blood', place: 2 },
    text: (
      <>
        <b>Long Splice</b> second blood on <b>Cargo Manifest</b>
      </>
    ),
    time: '18:48',
    href: '#cargo-manifest',
  },
];

const meta = {
  title: 'CTF pieces/NoticeFeed',
  component: NoticeFeed,
  subcomponents: { NoticeItem },
  parameters: guide({
    what: 'Notices by day; a notice with a target is a link.',
    when: ['The notices of a game, in a popover, a sheet or on a separate page.'],
    whenNot: ['The result of the viewer’s own action: Toast.'],
    keyboard: [
      ['↑ ↓', 'move between notices that are links'],
      ['Enter', 'opens the target of the notice'],
    ],
    writing: [
      'A notice begins with the team, then says what happened: “nullbyte first blood on Ghost Rigging”.',
      'An empty feed says what will appear: “Hints, new challenges and messages of the organisers”.',
    ],
  }),
  args: {
    label: 'Notices',
    days: [
      { label: 'Today', notices: today },
      { label: 'Friday 20 November', notices: friday },
    ],
    unreadLabel: 'New',
    empty: {
      title: 'No notices yet',
      text: 'Hints, new challenges and messages of the organisers.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 380, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnread: Story = {};
const must: readonly Notice[] = [
  {
    id: 12,
    type: { kind: 'organisers' },
    text: (
      <>
        <b>Rules changed:</b> scanning the platform itself now ends in suspension
      </>
    ),
    note: 'harbourmaster',
    time: '18:16',
    href: '#rules',
  },
];

function Confirmed(args: NoticeFeedProps) {
  const [notices, setNotices] = useState(must);
  return (
    <NoticeFeed
      {...args}
      mustRead={{
        label: 'Must be read',
        notices,
        confirmLabel: 'I have read it',
        onConfirm: (id) => setNotices(notices.filter((notice) => notice.id !== id)),
      }}
    />
  );
}

export const MustBeRead: Story = {
  render: (args) => <Confirmed {...args} />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent('Must be read');
    await expect(canvas.getByRole('button', { name: 'I have read it' })).toBeVisible();
  },
};
export const ConfirmedNoticesAreRemoved: Story = {
  render: (args) => <Confirmed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have read it' }));
    await expect(canvas.queryByText('Must be read')).toBeNull();
    await expect(canvas.getByText('Today')).toBeVisible();
  },
};
export const CaughtUp: Story = {
  args: { days: [{ label: 'Friday 20 November', notices: friday }] },
};
export const Compact: Story = { args: { compact: true, days: [{ notices: today }] } };
export const Empty: Story = { args: { days: [] } };
export const ArrowsMoveBetweenLinks: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Ghost Rigging/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Mutiny/ })).toHaveFocus();
  },
};

const sixTypes: readonly Notice[] = [
  ...today,
  {
    id: 10,
    type: { kind: 'blood', place: 2 },
    text: (
      <>
        <b>nullbyte</b> second blood on <b>Loose Cannon</b>
      </>
    ),
    time: '15:51',
  },
];
export const SixTypes: Story = {
  args: { days: [{ notices: sixTypes }] },
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('[data-kind]')].map((glyph) =>
      glyph.getAttribute('data-kind'),
    );
    await expect(new Set(kinds)).toEqual(new Set(['blood', 'hint', 'organisers', 'challenge']));
  },
};

const kinds = [
  { value: 'all', label: 'All', end: '58' },
  { value: 'organisers', label: 'Organisers', end: '9' },
  { value: 'blood', label: 'Bloods', end: '42' },
];

export const InThePopoverOfTheBell: Story = {
  render: (args) => (
    <Popover
      flush
      label="Notices"
      trigger={(props) => (
        <CornerCount count={2} label="2 unread notices">
          <IconButton {...props} icon={Bell} label="Notices" />
        </CornerCount>
      )}
    >
      <FeedPanel
        head={
          <>
            <h2>Notices</h2>
            <Badge tone="brand">2 new</Badge>
            <Button size="small" variant="ghost" icon={Check}>
              Mark read
            </Button>
          </>
        }
        filter={
          <Segmented
            size="small"
            label="Kind"
            value="all"
            options={kinds}
            onValueChange={() => undefined}
          />
        }
        foot={<Link href="#notices">All notices</Link>}
      >
        <NoticeFeed {...args} />
      </FeedPanel>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices' }));
    const popover = await screen.findByRole('dialog', { name: 'Notices' });
    await expect(popover.getBoundingClientRect().width).toBe(380);
    await expect(await within(popover).findAllByLabelText('New')).toHaveLength(2);
  },
};
export const AsAPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 720, maxWidth: '95vw' }}>
        <Story />
      </div>
    ),
  ],
};
