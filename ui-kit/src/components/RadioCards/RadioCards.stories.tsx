import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Controls/RadioCards',
  component: RadioCards,
  parameters: guide({
    what: 'Selects one of a few options, each with an explanation.',
    when: ['Options with consequences: the type of a challenge, a division, how teams join.'],
    whenNot: ['Self-explanatory options: RadioGroup or Segmented.'],
    keyboard: [
      ['Tab', 'moves to the selected option'],
      ['↑ ↓ ← →', 'select'],
    ],
    writing: ['The name is a noun; the explanation states the consequence.'],
  }),
  args: {
    value: 'open',
    onValueChange: fn(),
    options: [
      { value: 'open', label: 'Open', hint: 'Everybody; up to four members' },
      { value: 'student', label: 'Student', hint: 'A student number for each member', end: '12' },
      { value: 'crew', label: 'Crew', hint: 'By code only', disabled: true },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Division" group hint="It cannot be changed after the start.">
        <RadioCards
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
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('A student number for each member'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('student');
    await expect(canvas.getByRole('radio', { name: 'Student' })).toBeChecked();
  },
};
export const TwoColumns: Story = { args: { columns: 2 } };
export const ThreeColumns: Story = { args: { columns: 3 } };
export const Disabled: Story = { args: { disabled: true } };
