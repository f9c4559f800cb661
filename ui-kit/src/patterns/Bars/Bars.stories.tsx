import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleNow } from '../shared/example-board.ts';
import { exampleBuckets, formatHour } from '../shared/example-buckets.ts';
import { Bars } from './Bars.tsx';

const meta = {
  title: 'Data display/Bars',
  component: Bars,
  parameters: guide({
    what: 'Counts over time as bars; only the important part is coloured.',
    when: ['Flags of the last hour, running instances, packets of a capture.'],
    whenNot: [
      'Scores: StepChart.',
      'The bars are also a filter of the list below: Histogram.',
      'Shares of one whole: SplitBar.',
    ],
    keyboard: [
      ['← → Home End', 'move between the bars'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['`label` is a summary: “812 flags in the last hour, 148 accepted”.'],
  }),
  args: {
    levels: [
      { id: 'ok', name: 'Accepted', tone: 'ok' },
      { id: 'rest', name: 'Wrong', tone: 'neutral' },
    ],
    buckets: exampleBuckets(60, [5, 20]).map(({ at, counts: [a = 0, b = 0] }, index) => ({
      at,
      counts: [a, b + 3 + (index % 7)],
    })),
    end: exampleNow,
    label: '812 flags in the last hour, 148 accepted',
    words: { table: 'As a table', chart: 'As a chart', time: 'Time' },
    formatTime: formatHour,
    formatCount: (level, count) => `${count} ${level === 'ok' ? 'accepted' : 'wrong'}`,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Bars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastHour: Story = {};

export const WithLimit: Story = {
  args: {
    levels: [{ id: 'run', name: 'Running', tone: 'strong' }],
    buckets: exampleBuckets(48, [61]),
    limit: { value: 120, label: 'limit of 120' },
    label: '61 of 120 instances run',
    formatCount: (_, count) => `${count} instances`,
    height: 96,
  },
};

export const WithLegendAndScale: Story = {
  args: { legend: true, formatScale: String, height: 140 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    const scale = [...canvasElement.querySelectorAll('text[data-part="scale"]')];
    await expect(scale.map(({ textContent }) => textContent)).toEqual(['20', '40']);
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(canvas.getByRole('button', { name: 'As a chart' }));
  },
};

export const OfNumbers: Story = {
  args: {
    axis: 'number',
    legend: true,
    formatScale: String,
    height: 140,
    levels: [{ id: 'teams', name: 'Teams', tone: 'strong' }],
    buckets: [41, 30, 18, 22, 9, 4, 0, 1].map((count, index) => ({
      at: index * 500,
      counts: [count],
    })),
    end: 4000,
    label: '125 teams, from 0 to 3,812 points',
    words: { table: 'As a table', chart: 'As a chart', time: 'Points' },
    formatTime: String,
    formatCount: (_, count) => `${count} teams`,
  },
};

export const OneMatters: Story = {
  args: {
    levels: [
      { id: 'packets', name: 'Packets', tone: 'neutral' },
      { id: 'flag', name: 'With a flag', tone: 'warn' },
    ],
    buckets: exampleBuckets(30, [400]).map(({ at, counts: [all = 0] }, index) => ({
      at,
      counts: index === 12 ? [0, all + 60] : [all, 0],
    })),
    label: '7,812 packets, a flag at 18:02',
    formatCount: (level, count) => `${count} ${level === 'flag' ? 'with a flag' : 'packets'}`,
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure');
    await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(figure?.clientHeight).toBe(70);
  },
};
export const Empty: Story = { args: { buckets: [], empty: 'No flags in the last hour' } };
export const Stale: Story = { args: { stale: 'as of 18:14' } };

export const ArrowKeysMoveBetweenBars: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{Home}');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^\d\d:\d\d, \d+ accepted, \d+ wrong$/);
    const first = status.textContent;
    await userEvent.keyboard('{ArrowRight}');
    await expect(status.textContent).not.toBe(first);
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await expect(canvas.getByRole('button', { name: 'As a chart' })).toHaveFocus();
  },
};
