import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordMeter } from './PasswordMeter.tsx';

const meta = {
  title: 'Feedback/PasswordMeter',
  component: PasswordMeter,
  args: { password: '', words: ['weak', 'fair', 'good', 'strong'] },
} satisfies Meta<typeof PasswordMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { password: 'secret' } };
export const Fair: Story = { args: { password: 'harbour42' } };
export const Good: Story = { args: { password: 'loose ends 7' } };
export const Strong: Story = {
  args: { password: 'correct horse battery' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('strong');
  },
};
