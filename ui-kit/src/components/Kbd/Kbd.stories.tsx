import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Data display/Kbd',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Combination: Story = { args: { children: 'Ctrl K' } };
export const Inherits: Story = { args: { children: 'esc', inherit: true } };
