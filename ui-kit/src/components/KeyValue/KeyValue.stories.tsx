import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Foundations/KeyValue',
  component: KeyValue,
  parameters: guide({
    what: 'Labels and values in two columns.',
    when: ['A few details of an item: size, owner, time zone.'],
    whenNot: ['Comparing items: DataTable.', 'Important numbers: Stat.'],
    writing: [
      'Labels are nouns of one or two words. Missing values are left out, not shown as a dash.',
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
