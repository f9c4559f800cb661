import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  parameters: guide({
    what: 'One line of text.',
    when: ['Names, addresses, titles, ids.'],
    whenNot: [
      'A number: NumberField. A secret: PasswordField. A search: SearchField. A date: DateTimeField.',
    ],
    keyboard: [
      ['Enter', 'submits the form'],
      ['Tab', 'moves to the action in the field, if there is one'],
    ],
    writing: ['The placeholder is an example: “tern.team”. Requirements are in the hint.'],
  }),
  args: { placeholder: 'Team name', onValueChange: fn() },
  render: (args) => (
    <FormField label="Team name">
      <TextField {...args} />
    </FormField>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Team name'), 'Dry');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Dry');
  },
};

/** With an error message, or with an icon where there is no room for a message. */
export const Invalid: Story = {
  args: { defaultValue: 'The Grand Old Harbour Crew' },
  render: (args) => (
    <Stack gap={16}>
      <FormField label="Team" error="At most 20 characters">
        <TextField {...args} />
      </FormField>
      <TextField {...args} aria-label="Team" aria-invalid />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleDescription('At most 20 characters');
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
  },
};
export const Valid: Story = { args: { defaultValue: 'fjord-27', mono: true, valid: 'valid' } };
export const Disabled: Story = { args: { defaultValue: 'Fri 20 Nov, 13:00', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Dynamic container', readOnly: true } };
export const Small: Story = { args: { size: 'small' } };
export const WithIcon: Story = { args: { icon: AtSign } };
export const WithAffixes: Story = {
  args: { prefix: 'https://', suffix: '.harbour.example', defaultValue: 'ctf' },
};
export const WithKey: Story = { args: { kbd: '/' } };
export const WithAction: Story = {
  args: { action: <IconButton size="small" icon={X} label="Forget the name" /> },
};
export const Changed: Story = {
  args: { defaultValue: 'Dry Dock II' },
  render: (args) => (
    <FormField label="Team name" changed>
      <TextField {...args} />
    </FormField>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="Team name">
        <TextField {...args} />
      </FormField>
    </InStates>
  ),
};
