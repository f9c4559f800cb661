import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FormField } from '../FormField/FormField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const start = new Date(2026, 10, 20, 13, 0).getTime();
const hour = 3_600_000;

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  args: { value: start + 48 * hour, min: start, locale: 'en-GB', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="End" hint="48 h after the start">
        <DateTimeField
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
        />
      </FormField>
    );
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('End');
    await expect(field).toHaveValue('2026-11-22T13:00');
    await fireEvent.change(field, { target: { value: '2026-11-23T09:30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      new Date(2026, 10, 23, 9, 30).getTime(),
    );
  },
};

export const Presets: Story = {
  args: {
    presets: [
      { label: 'Start + 24 h', value: start + 24 * hour },
      { label: 'Start + 48 h', value: start + 48 * hour },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start + 24 h' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(start + 24 * hour);
  },
};

export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
