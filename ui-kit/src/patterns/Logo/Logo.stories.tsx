import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { label: 'Halyard' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheRail: Story = {};
export const Large: Story = { args: { size: 64 } };
