import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleNow } from '../shared/example-board.ts';
import { formatHour } from '../shared/example-buckets.ts';
import { Timeline } from './Timeline.tsx';

const MINUTE = 60_000;
function ago(minutes: number): number {
  return exampleNow - minutes * MINUTE;
}

const meta = {
  title: 'Data display/Timeline',
  component: Timeline,
  parameters: guide({
    what: 'Time spans, one row per item.',
    when: ['Instances of teams, phases of a game, sessions of a person.'],
    whenNot: [
      'Games of several weeks, as links: GameTimeline.',
      'Points in time: Lanes.',
      'Counts over time: Bars.',
    ],
    keyboard: [
      ['← → Home End', 'move between the spans of a row'],
      ['↑ ↓', 'change the row'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['The name of a span says what it is, and whether it failed.'],
  }),
  args: {
    start: ago(120),
    end: exampleNow,
    now: exampleNow,
    label: 'Instances of three teams in two hours; one did not start',
    words: {
      table: 'As a table',
      chart: 'As a chart',
      who: 'Team',
      what: 'Instance',
      from: 'From',
      until: 'Until',
      now: 'now',
    },
    formatTime: formatHour,
    rows: [
      {
        id: 'tl',
        name: 'Tidal Lock',
        spans: [
          { id: 'a', name: 'Bilge Pump', start: ago(110), end: ago(62), tone: 'past' },
          { id: 'b', name: 'Loose Cannon', start: ago(44), end: null, tone: 'now' },
        ],
      },
      {
        id: 'un',
        name: 'Undertow',
        spans: [
          { id: 'c', name: 'Loose Cannon, failed', start: ago(40), end: ago(40), tone: 'bad' },
          { id: 'd', name: 'Tide Table', start: ago(31), end: ago(4), tone: 'past' },
        ],
      },
      {
        id: 'ls',
        name: 'Long Splice',
        spans: [{ id: 'e', name: 'Session Fixture', start: ago(200), end: ago(80), tone: 'past' }],
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTeams: Story = {};
export const BeforeItsEnd: Story = {
  args: {
    end: exampleNow + 60 * MINUTE,
    rows: [
      {
        id: 'h',
        name: 'Harbour CTF',
        spans: [
          { id: 'live', name: 'live', start: ago(90), end: exampleNow + 10 * MINUTE, tone: 'now' },
          {
            id: 'practice',
            name: 'practice',
            start: exampleNow + 10 * MINUTE,
            end: exampleNow + 90 * MINUTE,
            tone: 'next',
          },
        ],
      },
    ],
  },
};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], empty: 'No instances in these two hours' } };
export const Stale: Story = { args: { stale: 'as of 18:14' } };

export const ArrowKeysMoveBetweenSpans: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{Home}');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^Tidal Lock: Bilge Pump, \d\d:\d\d – \d\d:\d\d$/);
    await userEvent.keyboard('{End}');
    await expect(status).toHaveTextContent(/Loose Cannon, \d\d:\d\d – now$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent(/^Undertow: Loose Cannon, failed/);
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
