import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Foundations/KeyValue',
  component: KeyValue,
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
