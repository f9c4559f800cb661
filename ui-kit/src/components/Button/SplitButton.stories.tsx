import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SplitButton } from './SplitButton.tsx';

const onAll = fn();

const meta = {
  title: 'Controls/SplitButton',
  component: SplitButton,
  parameters: guide({
    what: 'The default action as a button, with a menu of its variants.',
    when: ['One action is usually right, and the others are variants of it.'],
    whenNot: ['Unrelated actions: Menu.', 'A single action: Button.'],
    keyboard: [
      ['Tab', 'moves to the action, then to the arrow'],
      ['Enter, Space, ↓', 'on the arrow open the menu'],
    ],
    writing: ['The button names the action and the number of items: “Accept 3”.'],
  }),
  args: {
    variant: 'primary',
    label: 'Accept',
    more: 'More ways to accept',
    children: 'Accept 3',
    onClick: fn(),
    entries: [
      { label: 'Accept and write to them', onSelect: fn() },
      { label: 'Accept all 11 that are complete', onSelect: onAll },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 3' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to accept' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /all 11/ }));
    await expect(onAll).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const arrow = within(canvasElement).getByRole('button', { name: 'More ways to accept' });
    arrow.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Suspend both', label: 'Suspend', more: 'More ways' },
};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 3' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'More ways to accept' })).toBeDisabled();
  },
};
