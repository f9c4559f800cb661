import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Overlays/ShortcutSheet',
  component: ShortcutSheet,
  args: {
    areas: [
      {
        id: 'site',
        label: 'Everywhere',
        shortcuts: [
          { id: 'palette', label: 'Search or jump to', chord: 'mod+k' },
          { id: 'search', label: 'Find on this page', chord: '/' },
          { id: 'home', label: 'Go home', chord: 'g h' },
          { id: 'close', label: 'Close', chord: 'escape', isFixed: true },
        ],
      },
      {
        id: 'game',
        label: 'In a game',
        shortcuts: [
          { id: 'challenges', label: 'Challenges', chord: 'g c' },
          { id: 'scoreboard', label: 'Scoreboard', chord: 'b', isChanged: true },
          { id: 'next', label: 'Next challenge', chord: ']' },
          { id: 'flag', label: 'Flag field', chord: 'f' },
        ],
      },
    ],
    single: true,
    words: {
      title: 'Keyboard shortcuts',
      text: 'Press keys to give them others; they stay on this device.',
      press: 'Press the new keys',
      change: (label, keys) => `${label}: ${keys}, change`,
      reset: (label) => `Reset ${label}`,
      resetAll: 'Reset all',
      single: 'Keys without Ctrl or Cmd work',
    },
    onClose: fn(),
    onRecord: fn((): string | null => null),
    onReset: fn(),
    onResetAll: fn(),
    onSingleChange: fn(),
  },
  parameters: {
    ...guide({
      what: 'All keyboard shortcuts by area. A click on a shortcut records new keys.',
      when: ['Once per app, on “?”.'],
      whenNot: ['One shortcut next to its action: Kbd.'],
      keyboard: [
        ['Tab', 'moves between the shortcuts'],
        ['Enter, then keys', 'records new keys'],
        ['Esc', 'cancels recording, then closes the sheet'],
      ],
      writing: [
        'An action is named as on its button. An error names the shortcut that already has the keys.',
      ],
    }),
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

async function keysOf(label: string) {
  const keys = await screen.findByRole('button', { name: new RegExp(`^${label}:`) });
  // The dialog takes the focus shortly after it is shown; a button pressed before would lose it,
  // which stops recording.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  return keys;
}

export const Sheet: Story = {
  play: async ({ args }) => {
    await expect(await keysOf('Close')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Reset Scoreboard' }));
    await expect(args.onReset).toHaveBeenCalledWith('scoreboard');
    await userEvent.click(screen.getByRole('switch'));
    await expect(args.onSingleChange).toHaveBeenCalledWith(false);
  },
};

export const OneKey: Story = {
  play: async ({ args }) => {
    await userEvent.click(await keysOf('Flag field'));
    await expect(screen.getByText('Press the new keys')).toBeVisible();
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledWith('flag', 'x'));
  },
};

export const TwoKeys: Story = {
  play: async ({ args }) => {
    await userEvent.click(await keysOf('Challenges'));
    await userEvent.keyboard('bc');
    await expect(args.onRecord).toHaveBeenCalledWith('challenges', 'b c');
  },
};

export const GivenUp: Story = {
  play: async ({ args }) => {
    await userEvent.click(await keysOf('Flag field'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Press the new keys')).toBeNull();
    await expect(args.onRecord).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onRecord: fn((): string | null => 'These keys belong to “Find on this page”.') },
  play: async () => {
    await userEvent.click(await keysOf('Flag field'));
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Find on this page');
  },
};

export const SingleKeysOff: Story = { args: { single: false } };
