import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewBar } from './NewBar.tsx';

const meta = {
  title: 'Feedback/NewBar',
  component: NewBar,
  args: { label: '3 new challenges', onShow: fn() },
} satisfies Meta<typeof NewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new challenges' }));
    await expect(args.onShow).toHaveBeenCalled();
  },
};
export const None: Story = { args: { label: undefined } };
