import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SplitButton } from './SplitButton.tsx';

const onAll = fn();

const meta = {
  title: 'Controls/SplitButton',
  component: SplitButton,
  parameters: guide({
    what: 'The usual act as a button, its variants behind an arrow.',
    when: ['One way is right nine times in ten, and the others are of the same kind.'],
    whenNot: ['Acts that have little to do with each other: Menu.', 'One act alone: Button.'],
    keyboard: [
      ['Tab', 'goes to the act, then to the arrow'],
      ['Enter, Space, ↓', 'on the arrow open the menu'],
    ],
    writing: ['The button says the act and how many it is for: “Accept 3”.'],
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
