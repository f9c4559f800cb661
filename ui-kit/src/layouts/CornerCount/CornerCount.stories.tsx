import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { CornerCount } from './CornerCount.tsx';

const meta = {
  title: 'Layouts/CornerCount',
  component: CornerCount,
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
