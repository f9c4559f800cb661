import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const onCopy = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  parameters: guide({
    what: 'The actions of an item, at the pointer.',
    when: ['Rows and cards that people process quickly: tables for staff, challenges.'],
    whenNot: [
      'As the only way to an action: the same actions must be in a Menu.',
      'Text that people copy: keep the browser’s own menu there.',
    ],
    keyboard: [
      ['Shift F10, Menu key', 'opens it at the focused element'],
      ['↑ ↓ Home End, letters', 'move'],
      ['Esc', 'closes and returns the focus'],
    ],
    writing: ['The same entries in the same order as in the Menu.'],
  }),
  args: {
    label: 'Loose Cannon',
    entries: [
      { label: 'Edit', icon: Pencil, onSelect: fn() },
      { label: 'Copy link', icon: Copy, onSelect: onCopy },
      { kind: 'separator' },
      { label: 'Delete…', icon: Trash2, danger: true, onSelect: fn() },
    ],
    children: (props) => <Button {...props}>Loose Cannon</Button>,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

function target(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('button', { name: 'Loose Cannon' });
}

export const Closed: Story = {};

export const RightClick: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: target(canvasElement) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: target(canvasElement) });
    await expect(await screen.findByRole('menu', { name: 'Loose Cannon' })).toBeVisible();
  },
};

export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(target(canvasElement)).toHaveFocus();
  },
};

export const LongPress: Story = {
  play: async ({ canvasElement }) => {
    const button = target(canvasElement);
    await fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 40, clientY: 20 });
    await expect(await screen.findByRole('menu')).toBeVisible();
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
  },
};

export const APressBesideClosesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: target(canvasElement) });
    await screen.findByRole('menu');
    await userEvent.click(target(canvasElement));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
