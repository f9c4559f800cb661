import type { Meta, StoryObj } from '@storybook/react-vite';
import { BloodPennant } from './BloodPennant.tsx';

const meta = {
  title: 'CTF pieces/BloodPennant',
  component: BloodPennant,
  args: { place: 1, label: 'First blood' },
} satisfies Meta<typeof BloodPennant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { place: 2, label: 'Second blood' } };
export const Third: Story = { args: { place: 3, label: 'Third blood' } };
export const StillOpen: Story = { args: { open: true, label: 'First blood, still open' } };
export const Large: Story = { args: { size: 56 } };
