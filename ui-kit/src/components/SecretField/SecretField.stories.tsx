import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'Controls/SecretField',
  component: SecretField,
  parameters: guide({
    what: 'A secret to take away: masked until it is revealed, copied without being shown.',
    when: ['Invite codes, tokens, private keys that somebody may need again.'],
    whenNot: ['A value without risk: CopyField. A secret that is typed: PasswordField.'],
    keyboard: [['Tab', 'reaches Reveal, then Copy']],
    writing: ['The mask has one length whatever it hides.'],
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

/** Copied, it stays masked. */
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
