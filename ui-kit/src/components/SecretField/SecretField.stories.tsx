import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'Controls/SecretField',
  component: SecretField,
  parameters: guide({
    what: 'A masked secret that can be revealed, or copied without revealing it.',
    when: ['Invite codes, tokens, private keys.'],
    whenNot: ['A value that is not secret: CopyField. Typing a secret: PasswordField.'],
    keyboard: [['Tab', 'moves to Reveal, then Copy']],
    writing: ['The mask always has the same length.'],
  }),
  args: {
    value: 'Dry Dock:31:b2c0f1',
    open: 'Dry Dock:31:',
    words: { reveal: 'Show the code', hide: 'Hide the code' },
  },
  decorators: [
    (Story) => (
      <FormField label="Invite code">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof SecretField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Invite code')).toHaveValue(
      'Dry Dock:31:••••••••',
    );
  },
};

export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    await expect(canvas.getByLabelText('Invite code')).toHaveValue('Dry Dock:31:b2c0f1');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the code' }));
    await expect(canvas.getByLabelText('Invite code')).toHaveValue('Dry Dock:31:••••••••');
  },
};

const writeText = fn(() => Promise.resolve());

/** It stays masked when it is copied. */
export const Copied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('Dry Dock:31:b2c0f1');
    await expect(canvas.getByLabelText('Invite code')).toHaveValue('Dry Dock:31:••••••••');
  },
};

export const NothingIsOpen: Story = { args: { open: undefined } };
