import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormField } from '../FormField/FormField.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'Controls/SecretField',
  component: SecretField,
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
