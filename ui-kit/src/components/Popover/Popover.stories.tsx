import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from '../../storybook/guide.ts';
import { ConfirmPopover } from './ConfirmPopover.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  subcomponents: { ConfirmPopover },
  parameters: guide({
    what: 'Content or settings next to the button that opened it.',
    when: [
      'A few details or settings of a button.',
      'A confirmation with the effect: ConfirmPopover.',
    ],
    whenNot: [
      'A list of actions: Menu.',
      'A form with several fields, or a question about the whole page: Dialog.',
    ],
    keyboard: [
      ['Enter, Space', 'opens it; the focus moves to its first element'],
      ['Tab', 'leaves and closes it; with fields, the focus stays inside'],
      ['Esc', 'closes and returns the focus'],
    ],
    writing: ['A question names the action; the line below it states the effect.'],
  }),
  args: {
    label: 'Notices',
    trigger: (props) => <IconButton {...props} icon={Bell} label="Notices" />,
    children: <Text as="p">New hint for Sextant</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Notices' });
    await expect(popover).toHaveTextContent('New hint for Sextant');
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ClosedFromInside: Story = {
  args: { align: 'end', children: (close) => <Button onClick={close}>Read all</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Read all' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithFields: Story = {
  args: {
    label: 'Rename',
    fields: true,
    trigger: (props) => <Button {...props}>Rename</Button>,
    children: (close) => (
      <>
        <FormField label="Name">
          <TextField defaultValue="Dry Dock" />
        </FormField>
        <Button onClick={close}>Set</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(button);
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    // The page behind is inert.
    await expect(button.closest('[inert]')).not.toBeNull();
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const confirm = fn();

export const Confirm: Story = {
  render: () => (
    <ConfirmPopover
      title="Destroy this instance?"
      effect="1:12:40 left. Unsaved state in it is lost."
      confirm="Destroy"
      cancel="Keep"
      destructive
      align="start"
      onConfirm={confirm}
      trigger={(props) => (
        <Button {...props} variant="danger" icon={Trash2}>
          Destroy…
        </Button>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Destroy…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Destroy this instance?' });
    await expect(question).toHaveAccessibleDescription(/Unsaved state/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Destroy' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmOpen: Story = {
  ...Confirm,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Destroy…' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const ConfirmWithEffects: Story = {
  render: () => (
    <ConfirmPopover
      title="Suspend both teams?"
      effect="Until somebody lifts it:"
      effects={['They leave the board.', 'Their instances end.', 'Their captains get a message.']}
      confirm="Suspend both"
      cancel="Keep"
      destructive
      align="start"
      onConfirm={confirm}
      trigger={(props) => (
        <Button {...props} variant="danger">
          Suspend…
        </Button>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Suspend…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Suspend both teams?' });
    await expect(question).toHaveAccessibleDescription(/Their instances end/);
  },
};
