import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Disband Dry Dock?',
    effect: 'Its application to Dry Dock Training 4 is withdrawn. This cannot be undone.',
    confirm: 'Disband team',
    cancel: 'Cancel',
    destructive: true,
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: {
    ...guide({
      what: 'Asks for confirmation of an important action and states its effect.',
      when: [
        'Actions that cannot be undone, or that affect other people.',
        'With `typed`, where a mistake would be costly: the name has to be typed.',
      ],
      whenNot: [
        'Actions that can be undone: do them, and offer Undo in a Toast.',
        'A minor confirmation next to its button: ConfirmPopover.',
      ],
      keyboard: [
        ['Enter', 'confirms, if the focus is on the button or in the typed name'],
        ['Esc', 'cancels'],
      ],
      writing: [
        'The title is the question: “Disband Dry Dock?”',
        'The text says what is lost and for whom; the button repeats the verb: “Disband team”.',
      ],
    }),
    docs: { story: { inline: false, height: '360px' } },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Final: Story = {
  play: async ({ args }) => {
    // The harmless button has the focus first.
    const cancel = await screen.findByRole('button', { name: /Cancel/ });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Disband team' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const TypedName: Story = {
  args: { typed: { label: 'Type Dry Dock to confirm', text: 'Dry Dock' } },
  play: async ({ args }) => {
    const act = await screen.findByRole('button', { name: 'Disband team' });
    await userEvent.type(screen.getByLabelText('Type Dry Dock to confirm'), 'Dry Do');
    await expect(act).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Type Dry Dock to confirm'), 'ck{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Harmless: Story = {
  args: { title: 'Make ottoline captain?', confirm: 'Make captain', destructive: false },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'The team plays in Harbour CTF 2026.' } };
