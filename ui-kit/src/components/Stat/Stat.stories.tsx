import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stat, StatRow } from './Stat.tsx';

const meta = {
  title: 'Data display/Stat',
  component: Stat,
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Under: Story = { args: { label: 'of 412 teams', value: '#4', align: 'end' } };
export const Clock: Story = { args: { label: 'remaining', value: '18:42:07', clock: true } };

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
