import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleNow } from '../shared/example-board.ts';
import { formatHour } from '../shared/example-buckets.ts';
import { Lanes } from './Lanes.tsx';
import type { LaneEvent } from './lanes-layout.ts';

const MINUTE = 60_000;
const start = exampleNow - 80 * MINUTE;
function event(id: string, minute: number, kind: string, label?: string): LaneEvent {
  return {
    id,
    at: start + minute * MINUTE,
    kind,
    ...(label !== undefined && { label }),
  };
}

const meta = {
  title: 'Data display/Lanes',
  component: Lanes,
  parameters: guide({
    what: 'Events over time in parallel lanes, for two or a few teams.',
    when: ['A case of shared flags.'],
    whenNot: ['Counts: Bars.', 'Scores: StepChart.', 'Events of one team: a table.'],
    keyboard: [
      ['← → Home End', 'move between the events of a lane'],
      ['↑ ↓', 'change the lane, to the last event before the same time'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['Label only events that matter; others have a tooltip.'],
  }),
  args: {
    start,
    end: exampleNow,
    label: 'Undertow sent two flags of Tidal Lock soon after they were solved',
    words: {
      table: 'As a table',
      chart: 'As a chart',
      time: 'Time',
      who: 'Team',
      what: 'Event',
    },
    kinds: [
      { id: 'open', name: 'opened or started', mark: 'square', tone: 'info' },
      { id: 'wrong', name: 'wrong', mark: 'cross', tone: 'muted' },
      { id: 'solved', name: 'solved', mark: 'disc', tone: 'ok' },
      { id: 'foreign', name: 'foreign flag', mark: 'triangle', tone: 'danger' },
    ],
    lanes: [
      {
        id: 'a',
        name: 'Tidal Lock',
        events: [
          event('a1', 8, 'open', 'Bilge Pump opened'),
          event('a2', 19, 'wrong'),
          event('a3', 24, 'wrong'),
          event('a4', 31, 'solved', 'Bilge Pump solved'),
          event('a5', 44, 'open', 'Loose Cannon started'),
          event('a6', 50, 'wrong'),
          event('a7', 57, 'wrong'),
          event('a8', 62, 'solved', 'Loose Cannon solved'),
        ],
      },
      {
        id: 'b',
        name: 'Undertow',
        events: [
          event('b1', 33, 'open'),
          event('b2', 34.6, 'foreign', 'flag of Tidal Lock, 96 s after opening'),
          event('b3', 77, 'foreign', 'again, no container'),
        ],
      },
    ],
    links: [
      { from: 'a4', to: 'b2' },
      { from: 'a8', to: 'b3' },
    ],
    formatTime: formatHour,
  },
} satisfies Meta<typeof Lanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTeams: Story = {};
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
export const Empty: Story = { args: { lanes: [], empty: 'Nothing happened in this time' } };
export const Stale: Story = { args: { stale: 'as of 18:14' } };

export const ArrowKeysMoveBetweenEvents: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{Home}');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Tidal Lock: Bilge Pump opened');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(status).toHaveTextContent('Undertow: flag of Tidal Lock, 96 s after opening');
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(12);
    await expect(rows[2]).toHaveTextContent('wrong');
  },
};
