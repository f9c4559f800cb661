import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ShareList } from './ShareList.tsx';

const members = [
  ['linnea', 1142],
  ['marlow', 1006],
  ['ottoline', 736],
  ['bosun', 0],
] as const;

const meta = {
  title: 'Layouts/ShareList',
  component: ShareList,
  parameters: guide({
    what: 'A list of shares, each with a bar and a number.',
    when: ['Points by member, solves by category.'],
    whenNot: ['Values over time: StepChart.'],
    writing: ['The number is complete; the bar is only for comparison.'],
  }),
  args: {
    label: 'Points by member',
    items: members.map(([name, points], index) => ({
      id: name,
      lead: <Avatar name={name} kind="person" />,
      name,
      share: points / 1142,
      value: points.toLocaleString('en'),
      mine: index === 0,
    })),
  },
  decorators: [(Story) => <div style={{ width: 338 }}>{Story()}</div>],
} satisfies Meta<typeof ShareList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {};
