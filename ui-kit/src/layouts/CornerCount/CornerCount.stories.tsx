import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { CornerCount } from './CornerCount.tsx';

const meta = {
  title: 'Layouts/CornerCount',
  component: CornerCount,
  parameters: guide({
    what: 'The number of waiting items at the corner of an icon button.',
    when: ['The bell, and other feeds behind an icon.'],
    whenNot: ['A count in text: Counter.'],
    keyboard: [['Enter, Space', 'press the button']],
    writing: ['The name of the button contains the count: “Notices, 2 unread”.'],
  }),
  args: {
    count: 2,
    label: '2 unread notices',
    children: <IconButton icon={Bell} label="Notices" />,
  },
} satisfies Meta<typeof CornerCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { count: 0 } };
