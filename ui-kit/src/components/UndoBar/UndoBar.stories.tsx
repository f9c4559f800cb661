import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMinus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { UndoBar } from './UndoBar.tsx';

const meta = {
  title: 'Feedback/UndoBar',
  component: UndoBar,
  parameters: guide({
    what: 'The last action on an item of the page, with an Undo button.',
    when: [
      'After a reversible action in a queue or a panel, where the next item opens immediately.',
    ],
    whenNot: [
      'If the person may leave the page: a Toast with an action.',
      'Irreversible actions: ConfirmPopover or ConfirmDialog before them.',
    ],
    keyboard: [['Tab', 'moves to Undo and stops the countdown']],
    writing: ['Name and result: “Cleat Cleaners accepted”.'],
  }),
  args: { children: 'Cleat Cleaners accepted', undo: 'Undo', onUndo: fn() },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightSeconds: Story = {
  args: { note: '6 s', kbd: 'u' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cleat Cleaners accepted');
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const EndsByItself: Story = {
  args: { duration: 30, onEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const Stays: Story = { args: { duration: null } };
export const Undoing: Story = { args: { busy: true } };
export const OtherIcon: Story = { args: { icon: UserMinus, children: 'ottoline removed' } };
