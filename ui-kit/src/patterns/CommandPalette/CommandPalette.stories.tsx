import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { exampleGroups, exampleItems } from './example-palette.tsx';
import type { PaletteItem } from './palette-item.ts';

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    groups: exampleGroups,
    items: exampleItems,
    recent: { ids: ['cannon', 'sharp'], label: 'Recent' },
    scope: 'Harbour CTF 2026',
    prefixes: [
      { key: '#', label: 'challenges' },
      { key: '@', label: 'teams' },
      { key: '>', label: 'commands' },
    ],
    words: {
      label: 'Search or jump to',
      move: 'move',
      open: 'open',
      actions: 'actions',
      hasActions: 'has actions',
      nothing: (query) => `Nothing fits “${query}”`,
      count: (count) => `${count} results`,
      dropScope: 'Search everywhere',
    },
    onPick: fn(),
    onClose: fn(),
    onQueryChange: fn(),
    onScopeDrop: fn(),
  },
  parameters: {
    ...guide({
      what: 'Finds pages and actions by a few letters.',
      when: ['Once per app, on Ctrl K and behind the search button.'],
      whenNot: ['Finding within a page: SearchField.'],
      keyboard: [
        ['↑ ↓', 'choose'],
        ['Enter', 'opens the page or runs the action; with Ctrl or Cmd in a new tab'],
        ['Tab', 'opens the actions of the row'],
        ['Backspace', 'in the empty field: removes the scope'],
        ['Esc', 'closes the actions, then the palette'],
      ],
      writing: [
        'Entries are pages (“Scoreboard”) or actions (“New team”); a detail distinguishes equal names.',
      ],
    }),
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function field() {
  return screen.findByRole('combobox', { name: 'Search or jump to' });
}

function chosen() {
  return screen.getByRole('option', { selected: true });
}

export const Recent: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(chosen()).toHaveTextContent('Loose Cannon');
    await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'se');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('se');
    await expect(chosen()).toHaveTextContent('Sextant');
    await expect(chosen().querySelector('mark')).toHaveTextContent('Se');
    await expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen()).toHaveTextContent('Send a notice');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(exampleItems[1], { inNewTab: false });
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    await expect(args.onPick).toHaveBeenLastCalledWith(exampleItems[0], { inNewTab: true });
  },
};

export const InitialsAndSlips: Story = {
  play: async () => {
    await userEvent.type(await field(), 'lc');
    await expect(chosen()).toHaveTextContent('Loose Cannon');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'sextnat');
    await expect(chosen()).toHaveTextContent('Sextant');
  },
};

export const Narrowed: Story = {
  play: async () => {
    await userEvent.type(await field(), '@');
    await expect(screen.getAllByRole('group')).toHaveLength(1);
    await expect(chosen()).toHaveTextContent('Sea Sharp');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '>set');
    await expect(screen.queryByRole('group', { name: 'Challenges' })).toBeNull();
    await expect(chosen()).toHaveTextContent('Settings');
  },
};

export const Actions: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'sex');
    await userEvent.keyboard('{Tab}');
    const actions = screen.getByRole('group', { name: 'Sextant' });
    await expect(actions).toHaveTextContent('Copy the link');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(await field()).toHaveValue('sex');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('board{Enter}');
    const how = { action: 'board', inNewTab: false };
    await expect(args.onPick).toHaveBeenLastCalledWith(exampleItems[0], how);
  },
};

export const ScopeDropped: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 's{Backspace}');
    await expect(args.onScopeDrop).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onScopeDrop).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  play: async () => {
    await userEvent.type(await field(), 'zzzz');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.getByText('Nothing fits “zzzz”')).toBeVisible();
  },
};

export const LateResults: Story = {
  render: (args) => {
    const [late, setLate] = useState<PaletteItem[]>([]);
    const find = () =>
      setLate([
        {
          id: 'seline',
          group: 'found',
          name: 'Seline Marsh',
          glyph: <Avatar name="Seline" kind="person" size={20} />,
        },
      ]);
    return (
      <CommandPalette
        {...args}
        items={[...late, ...exampleItems]}
        onQueryChange={(query) => void (query === 'se' && setTimeout(find, 100))}
      />
    );
  },
  play: async () => {
    await userEvent.type(await field(), 'se');
    await userEvent.keyboard('{ArrowDown}');
    const before = chosen().textContent;
    await screen.findByRole('option', { name: /Seline/ });
    await expect(chosen()).toHaveTextContent(before);
    await expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Seline Marsh');
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async () => {
    await userEvent.type(await field(), 'se');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(chosen()).toHaveTextContent('Sextant');
    await userEvent.keyboard('zzzz');
    await expect(screen.queryByText(/Nothing fits/)).toBeNull();
  },
};

export const ReturnsFocus: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        {isOpen && <CommandPalette {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
