import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as bannerStories from '../components/Banner/Banner.stories.tsx';
import * as connectionStories from '../components/ConnectionState/ConnectionState.stories.tsx';
import * as tableStories from '../components/DataTable/DataTable.stories.tsx';
import * as emptyStories from '../components/EmptyState/EmptyState.stories.tsx';
import * as errorStories from '../components/ErrorState/ErrorState.stories.tsx';
import * as flagFieldStories from '../patterns/FlagField/FlagField.stories.tsx';
import * as instanceStories from '../patterns/InstanceBox/InstanceBox.stories.tsx';
import * as challengeGridStories from '../patterns/ChallengeGrid/ChallengeGrid.stories.tsx';
import * as clockStories from '../patterns/GameClock/GameClock.stories.tsx';
import * as noticeStories from '../patterns/NoticeFeed/NoticeFeed.stories.tsx';
import * as matrixStories from '../patterns/ScoreMatrix/ScoreMatrix.stories.tsx';
import { named } from './named.ts';
import { overviewParameters, OverviewSheet, type OverviewSection } from './OverviewSheet.tsx';

const banner = composeStories(bannerStories);
const connection = composeStories(connectionStories);
const table = composeStories(tableStories);
const empty = composeStories(emptyStories);
const error = composeStories(errorStories);
const flag = composeStories(flagFieldStories);
const instance = composeStories(instanceStories);
const grid = composeStories(challengeGridStories);
const clock = composeStories(clockStories);
const notices = composeStories(noticeStories);
const matrix = composeStories(matrixStories);

const sections: readonly OverviewSection[] = [
  {
    title: 'Challenge board',
    span: 12,
    columns: 3,
    shown: [
      ['Loading, after 200 ms, same geometry', grid.Loading],
      ['Empty by filter', empty.NothingFound],
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
      ['Loading', matrix.Loading],
      ['Nothing yet', empty.NothingYet],
      ['A region failed', error.Region],
    ],
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
      ['Popover of the bell', notices.Compact],
      ['Empty', notices.Empty],
    ],
  },
  {
    title: 'Connection',
    span: 6,
    columns: 2,
    shown: [
      ['Live', connection.Live],
      ['Polling', connection.Polling],
      ['Reconnecting', connection.Reconnecting],
      ['Offline', connection.Offline],
      ['Information', banner.Information],
      ['Warning', banner.Warning],
      ['Danger', banner.Danger],
      ['Ok', banner.Ok],
    ],
  },
];

const meta = {
  title: 'Overview/States',
  component: OverviewSheet,
  tags: ['!autodocs'],
  parameters: overviewParameters,
  args: {
    title: 'Loading, empty, stale, failed',
    lead: 'Every surface has them; the frame around them never moves',
    sections,
  },
} satisfies Meta<typeof OverviewSheet>;
export default meta;

export const States: StoryObj<typeof meta> = {};
