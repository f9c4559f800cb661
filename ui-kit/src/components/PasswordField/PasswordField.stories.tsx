import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  parameters: guide({
    what: 'A field for a secret. The text can be revealed, and pasting is always allowed.',
    when: ['Passwords, and tokens of other services.'],
    whenNot: ['Showing a secret: SecretField. A flag: FlagField.'],
    keyboard: [['Tab', 'moves from the field to “Show password”']],
    writing: ['The hint about caps lock states a fact: “Caps lock is on”.'],
  }),
  args: {
    autoComplete: 'current-password',
    defaultValue: 'slack-rope',
    capsLockHint: 'Caps lock is on',
  },
  decorators: [
    (Story) => (
      <FormField label="Password">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute(
      'type',
      'password',
    );
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Caps lock is on');
    await userEvent.keyboard('a');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { defaultValue: '' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Valid: Story = { args: { valid: 'long enough' } };
export const Small: Story = { args: { size: 'small' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
