import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pin } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: Copy, label: 'Copy', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Edged: Story = { args: { variant: 'secondary', icon: Ellipsis, label: 'More' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Pressed: Story = { args: { icon: Pin, label: 'Pin', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithKeyInTooltip: Story = {
  args: { kbd: 'c' },
  play: async () => {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip', {}, { timeout: 3000 });
    await expect(bubble).toHaveTextContent('Copyc');
  },
};
