import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { expectLeaves } from '../../testing/leaving.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'New team',
    description: 'You become its captain and can invite others at once.',
    onClose: fn(),
    onSubmit: fn(),
    actions: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button type="submit" variant="primary">
          Create team
        </Button>
      </>
    ),
    children: (
      <FormField label="Name">
        <TextField defaultValue="Dry Dock" />
      </FormField>
    ),
  },
  parameters: {
    ...guide({
      what: 'A task in a modal dialog over the page.',
      when: [
        'A short form that creates or changes one item.',
        'Details of an item, over a list that stays in place.',
      ],
      whenNot: [
        'Long forms: a page.',
        'Content next to its button: Popover. A column of filters or details: Sheet.',
        'A question with two answers: ConfirmDialog.',
      ],
      keyboard: [
        ['Tab', 'stays inside'],
        ['Esc', 'closes it and returns the focus'],
        ['Enter', 'in a field: submits the form'],
      ],
      writing: [
        'The title is a noun or the action: “New team”. The confirming button is the action: “Create team”.',
      ],
    }),
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'New team' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const WithError: Story = { args: { error: 'This name is taken.' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ReturnsFocus: Story = {
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    // The page behind is inert.
    await expect(button.closest('[inert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SelectInside: Story = {
  args: {
    children: (
      <FormField label="Division" group>
        <Select
          value="open"
          onValueChange={fn()}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'student', label: 'Student' },
          ]}
        />
      </FormField>
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Student' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Leaves: Story = {
  ...ReturnsFocus,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await expectLeaves(
      async () => {
        await userEvent.click(button);
        await screen.findByRole('dialog');
      },
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Close' }));
        // While the dialog fades out it is no longer exposed as a dialog, and the focus has
        // returned.
        await expect(screen.queryByRole('dialog')).toBeNull();
        await waitFor(() => expect(button).toHaveFocus());
      },
    );
  },
};
