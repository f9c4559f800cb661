import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Crown, Ellipsis, Lock, UserMinus, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { expectLeaves } from '../../testing/leaving.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const onCopy = fn();
const onRemove = fn();
const onLocked = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: guide({
    what: 'A list of actions behind a button.',
    when: [
      'More than two actions for a row, card or page, none of which is the next step.',
      'Switches of a view: columns, density.',
    ],
    whenNot: [
      'Selecting a value in a form: Select or Combobox.',
      'A single action: Button or IconButton.',
    ],
    keyboard: [
      ['Enter, Space, ↓', 'opens on the first entry'],
      ['↑', 'opens on the last entry'],
      ['↑ ↓ Home End', 'move'],
      ['Letters', 'move to the entry that begins with them'],
      ['Esc, Tab', 'close it; Esc returns the focus'],
    ],
    writing: [
      'An entry is a verb and its object: “Copy user id”.',
      'An entry that opens a dialog ends with “…”.',
      'A disabled entry says why in a few words.',
    ],
  }),
  args: {
    label: 'ottoline',
    trigger: (props) => <IconButton {...props} icon={Ellipsis} label="Actions for ottoline" />,
    entries: [
      { kind: 'heading', label: 'ottoline' },
      { label: 'Open profile', icon: UserRound, kbd: '↵', href: '#profile' },
      { label: 'Make captain…', icon: Crown, onSelect: fn() },
      { label: 'Copy user id', icon: Copy, onSelect: onCopy },
      { kind: 'separator' },
      { label: 'Leave team', icon: Lock, disabled: 'Locked in Harbour CTF', onSelect: onLocked },
      { label: 'Remove…', icon: UserMinus, danger: true, onSelect: onRemove },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'ottoline' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: /Open profile/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const RowHovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const row = await screen.findByRole('menuitem', { name: 'Copy user id' });
    await userEvent.hover(row);
    await waitFor(() => expect(row).toHaveAttribute('data-active'));
  },
};

export const DangerousRowFocused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove…' })).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove…' })).toHaveFocus());
    await userEvent.keyboard('ma');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Make captain…' })).toHaveFocus(),
    );
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const TabCloses: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Open/ })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Simulated Tab presses continue from the panel; a browser continues from the button.
    await expect(button).toHaveFocus();
  },
};

export const DisabledSaysWhy: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: /Locked in Harbour CTF/ });
    await userEvent.click(item);
    await expect(onLocked).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const Checks: Story = {
  args: {
    label: 'Columns',
    trigger: (props) => (
      <Button {...props} caret>
        Columns
      </Button>
    ),
    entries: [
      { label: 'Division', checked: true },
      { label: 'Members', checked: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Division' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const Leaves: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expectLeaves(
      async () => {
        await userEvent.click(button);
        await screen.findByRole('menu');
      },
      async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      },
    );
  },
};
