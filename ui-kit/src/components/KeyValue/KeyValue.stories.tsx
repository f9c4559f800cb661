import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Foundations/KeyValue',
  component: KeyValue,
  parameters: guide({
    what: 'Facts as label and value, in two columns.',
    when: ['A few facts about one thing: size, owner, zone.'],
    whenNot: ['Facts to compare between things: DataTable.', 'Figures that matter most: Stat.'],
    writing: [
      'Labels are nouns of one or two words. An absent value is left out, not shown as a dash.',
    ],
  }),
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  args: {
    items: [
      { label: 'Starts', value: 'Fri 20 Nov, 13:00 CET' },
      { label: 'Ends', value: 'Sun 22 Nov, 13:00 CET' },
      { label: 'Team size', value: 'at most 5' },
    ],
  },
};
