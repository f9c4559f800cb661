import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spark } from '../../patterns/Spark/Spark.tsx';
import {
  exampleNow,
  exampleSeries,
  exampleSparkWords,
  exampleStart,
} from '../../patterns/shared/example-board.ts';
import { guide } from '../../storybook/guide.ts';
import { Card } from '../Card/Card.tsx';
import { Meter as UsedOf } from '../Meter/Meter.tsx';
import { Stat, StatRow } from './Stat.tsx';

const meta = {
  title: 'Data display/Stat',
  component: Stat,
  subcomponents: { StatRow },
  parameters: guide({
    what: 'A number with its label, alone or in a row of cells.',
    when: ['Key figures of a game, a team or the site.'],
    whenNot: ['Other details: KeyValue.', 'A count next to a word: Counter or Badge.'],
    writing: [
      'A count always has its noun; a unit follows after a space.',
      'Out-of-date values have their time: “as of 18:14”.',
    ],
  }),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Under: Story = { args: { label: 'of 412 teams', value: '#4', align: 'end' } };
export const Over: Story = {
  args: { label: 'Points', value: '3,184', caption: 'over', size: 20 },
};
export const Clock: Story = { args: { label: 'remaining', value: '18:42:07', clock: true } };

export const WithBar: Story = {
  args: {
    label: 'Instances',
    value: '61',
    unit: 'of 120',
    caption: 'over',
    size: 20,
    under: <UsedOf label="Instances" value={61} max={120} valueText="61 of 120" hideText />,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
};

export const WithSpark: Story = {
  args: {
    label: 'Points',
    value: '3,184',
    caption: 'over',
    size: 20,
    under: (
      <Spark
        {...exampleSparkWords}
        points={exampleSeries(4)[2]?.points ?? []}
        start={exampleStart}
        end={exampleNow}
        label="3,184 points since the start"
      />
    ),
  },
  decorators: WithBar.decorators,
};

export const Loading: Story = {
  args: { label: 'Points', value: '', caption: 'over', size: 20, loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingSmall: Story = {
  args: { label: 'points', value: '', loading: true },
  play: async ({ canvasElement }) => {
    // The height of the number.
    await expect(canvasElement.querySelector('dd')?.clientHeight).toBe(18);
  },
};

export const Stale: Story = {
  args: { label: 'Points', value: '3,184', caption: 'over', size: 20, stale: 'as of 18:14' },
};

export const Cells: Story = {
  args: { label: '', value: '' },
  render: () => (
    <Card pad={0}>
      <StatRow>
        <Stat caption="over" size={20} label="Long Splice" value="#4" unit="of 412" />
        <Stat caption="over" size={20} label="Points" value="3,184" />
        <Stat caption="over" size={20} label="Solved" value="13" unit="of 40" />
        <div data-grow>Score, last 24 h</div>
      </StatRow>
    </Card>
  ),
};

export const CellsLoading: Story = {
  args: { label: '', value: '' },
  render: () => (
    <Card pad={0}>
      <StatRow>
        <Stat caption="over" size={20} label="Instances" value="" loading />
        <Stat caption="over" size={20} label="CPU" value="" loading />
      </StatRow>
    </Card>
  ),
};
