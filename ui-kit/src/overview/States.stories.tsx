import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as bannerStories from '../components/Banner/Banner.stories.tsx';
import * as connectionStories from '../components/ConnectionState/ConnectionState.stories.tsx';
import * as tableStories from '../components/DataTable/DataTable.stories.tsx';
import * as emptyStories from '../components/EmptyState/EmptyState.stories.tsx';
import * as errorStories from '../components/ErrorState/ErrorState.stories.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Surface } from '../components/Popover/Popover.styles.ts';
import * as limitStories from '../components/RateLimitNote/RateLimitNote.stories.tsx';
import * as sessionStories from '../components/SessionPrompt/SessionPrompt.stories.tsx';
import * as updateStories from '../components/UpdatePrompt/UpdatePrompt.stories.tsx';
import { FeedPanel } from '../layouts/FeedPanel/FeedPanel.tsx';
import { ChallengeGridSkeleton } from '../patterns/ChallengeGrid/ChallengeGridSkeleton.tsx';
import { ScoreMatrixSkeleton } from '../patterns/ScoreMatrix/ScoreMatrixSkeleton.tsx';
import * as flagFieldStories from '../patterns/FlagField/FlagField.stories.tsx';
import * as instanceStories from '../patterns/InstanceBox/InstanceBox.stories.tsx';
import * as clockStories from '../patterns/GameClock/GameClock.stories.tsx';
import * as noticeStories from '../patterns/NoticeFeed/NoticeFeed.stories.tsx';
import * as matrixStories from '../patterns/ScoreMatrix/ScoreMatrix.stories.tsx';
import { named } from './named.ts';
import { overviewPage, OverviewSheet, type OverviewSection } from './OverviewSheet.tsx';

const banner = composeStories(bannerStories);
const connection = composeStories(connectionStories);
const table = composeStories(tableStories);
const empty = composeStories(emptyStories);
const error = composeStories(errorStories);
const flag = composeStories(flagFieldStories);
const instance = composeStories(instanceStories);
const update = composeStories(updateStories);
const limit = composeStories(limitStories);
const session = composeStories(sessionStories);
const clock = composeStories(clockStories);
const notices = composeStories(noticeStories);
const matrix = composeStories(matrixStories);

const BoardLoading = () => <ChallengeGridSkeleton count={6} />;

/** The popover as it looks when it is open; the true one would lie over the page. */
const OpenBell = () => (
  <Surface data-flush>
    <FeedPanel
      head={
        <>
          <h2>Notices</h2>
          <Badge tone="brand">3 new</Badge>
        </>
      }
      foot={<Link href="#notices">All notices</Link>}
    >
      <notices.Compact label="Notices of the popover" />
    </FeedPanel>
  </Surface>
);

const sections: readonly OverviewSection[] = [
  {
    title: 'Challenge board',
    span: 12,
    columns: 3,
    shown: [
      ['Loading, after 200 ms, same geometry', BoardLoading],
      ['Empty by filter', empty.NothingFound],
      ['All solved are hidden', empty.AllDone],
      ['Before the start', clock.Cells],
    ],
  },
  {
    title: 'Table',
    span: 12,
    columns: 4,
    shown: named(table, ['Loading', 'Empty', 'Failed', 'Stale'], (caption) => ({
      caption: `Teams: ${caption}`,
    })),
  },
  {
    title: 'Scoreboard and regions',
    span: 12,
    columns: 3,
    shown: [
      ['Loading', ScoreMatrixSkeleton],
      ['Before the first solve', empty.Pole],
      ['A region failed', error.Region],
    ],
  },
  {
    title: 'Frozen scoreboard',
    span: 12,
    shown: [['The own row goes on, others wait', matrix.FrozenCompact]],
  },
  {
    title: 'Instance',
    span: 12,
    columns: 3,
    shown: named(
      instance,
      [
        'None',
        'Requested',
        'Starting',
        'Running',
        'MayExtend',
        'LastMinute',
        'Failed',
        'Ended',
        'Limit',
      ],
      (caption) => ({ label: `Instance: ${caption}` }),
    ),
  },
  {
    title: 'Flag field',
    span: 12,
    columns: 3,
    shown: named(flag, [
      'Idle',
      'Checking',
      'Accepted',
      'Wrong',
      'Repeated',
      'OddShape',
      'Limited',
      'Offline',
      'Closed',
      'Exhausted',
      'Solved',
      'Practice',
    ]),
  },
  {
    title: 'Notices',
    span: 6,
    columns: 2,
    shown: [
      ['Popover of the bell', OpenBell],
      ['Empty', notices.Empty],
    ],
  },
  {
    title: 'Connection',
    span: 6,
    columns: 2,
    shown: [
      ...named(connection, ['Live', 'Polling', 'Reconnecting', 'Offline']),
      ...named(banner, ['Information', 'Warning', 'Danger', 'Ok']),
      ['A new version', update.Inline],
      ['Too many requests', limit.Waiting],
      ['Signed out', session.Inline],
    ],
  },
];

const meta = {
  title: 'Overview/States',
  component: OverviewSheet,
  tags: ['!autodocs'],
  ...overviewPage,
  args: {
    title: 'Loading, empty, stale, failed',
    lead: 'Every surface has them; the frame around them never moves',
    sections,
  },
} satisfies Meta<typeof OverviewSheet>;
export default meta;

export const States: StoryObj<typeof meta> = {};
