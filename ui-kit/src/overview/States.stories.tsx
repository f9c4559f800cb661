import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as connectionStories from '../components/ConnectionState/ConnectionState.stories.tsx';
import * as tableStories from '../components/DataTable/DataTable.stories.tsx';
import * as emptyStories from '../components/EmptyState/EmptyState.stories.tsx';
import * as errorStories from '../components/ErrorState/ErrorState.stories.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Countdown } from '../components/Countdown/Countdown.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Grid, Row, Stack } from '../components/Stack/Stack.tsx';
import { Surface } from '../components/Popover/Popover.styles.ts';
import * as limitStories from '../components/RateLimitNote/RateLimitNote.stories.tsx';
import * as sessionStories from '../components/SessionPrompt/SessionPrompt.stories.tsx';
import * as updateStories from '../components/UpdatePrompt/UpdatePrompt.stories.tsx';
import { FeedPanel } from '../layouts/FeedPanel/FeedPanel.tsx';
import { CardSkeleton } from '../patterns/ChallengeGrid/ChallengeGridSkeleton.tsx';
import * as flagFieldStories from '../patterns/FlagField/FlagField.stories.tsx';
import * as instanceStories from '../patterns/InstanceBox/InstanceBox.stories.tsx';
import * as noticeStories from '../patterns/NoticeFeed/NoticeFeed.stories.tsx';
import * as matrixStories from '../patterns/ScoreMatrix/ScoreMatrix.stories.tsx';
import { named } from './named.ts';
import { OverviewSheet, type OverviewSection } from './OverviewSheet.tsx';
import { overviewPage } from './SheetPage.tsx';

const connection = composeStories(connectionStories);
const table = composeStories(tableStories);
const empty = composeStories(emptyStories);
const error = composeStories(errorStories);
const flag = composeStories(flagFieldStories);
const instance = composeStories(instanceStories);
const update = composeStories(updateStories);
const limit = composeStories(limitStories);
const session = composeStories(sessionStories);
const notices = composeStories(noticeStories);
const matrix = composeStories(matrixStories);

const INSET = { padding: 12 };

function BoardLoading() {
  return (
    <div style={INSET}>
      <Grid columns="repeat(3, 1fr)" from="sm" gap={8}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <CardSkeleton key={place} place={place} />
        ))}
      </Grid>
    </div>
  );
}

const begun = Date.now();

function BeforeTheStart() {
  return (
    <EmptyState
      figure={<Countdown until={begun + 252_000} size={28} />}
      title="Starts Fri 20 Nov, 13:00 CET"
      actions={<Button size="small">Rules</Button>}
    >
      The page opens by itself. linnea, marlow and bosun are here.
    </EmptyState>
  );
}

const selection = {
  selected: new Set<string>(),
  onChange: () => undefined,
  rowLabel: ({ name }: { name: string }) => `Select ${name}`,
  allLabel: 'Select all',
};
function TableLoading() {
  return <table.Loading caption="Teams: loading" inset selection={selection} />;
}

function TableStale() {
  return <table.Stale caption="Teams: stale" inset />;
}

function ScoresLoading() {
  return (
    <div style={{ ...INSET, display: 'grid', gap: 12 }}>
      <Skeleton shape="chart" height="104px" />
      {['78px', '64px'].map((width) => (
        <Row key={width} gap={12}>
          <Skeleton width="12px" />
          <Skeleton shape="avatar" />
          <Skeleton width={width} />
          <Stack grow />
          <Skeleton width="44px" />
        </Row>
      ))}
    </div>
  );
}

/** An open popover; the real one would cover the page. */
function OpenBell() {
  return (
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
        <notices.WithUnread label="Notices of the popover" />
      </FeedPanel>
    </Surface>
  );
}

function Connections() {
  return (
    <Row gap={24} wrap>
      <connection.Live />
      <connection.Polling />
      <connection.Reconnecting />
      <connection.Offline />
    </Row>
  );
}

const sections: readonly OverviewSection[] = [
  {
    title: 'Challenge board',
    span: 12,
    columns: 4,
    frame: 'middle',
    shown: [
      ['Loading, after 200 ms, same geometry', BoardLoading],
      ['Empty by filter', empty.NothingFound],
      ['All solved are hidden', empty.AllDone],
      ['Before the start', BeforeTheStart],
    ],
  },
  {
    title: 'Table',
    span: 12,
    columns: 4,
    frame: 'top',
    shown: [
      ['Loading', TableLoading],
      ['Empty, nothing yet', empty.NothingYet],
      ['Failed', error.Region],
      ['Stale: last good rows stay, dated', TableStale],
    ],
  },
  {
    title: 'Scoreboard',
    span: 12,
    columns: 2,
    frame: 'top',
    shown: [
      ['Loading', ScoresLoading],
      ['Before the first solve', empty.Pole],
    ],
  },
  {
    title: 'Frozen scoreboard',
    span: 12,
    frame: 'top',
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
    shown: [
      ['Live, polling, reconnecting, offline', Connections],
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
