import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Controls/Stepper',
  component: Stepper,
  parameters: guide({
    what: 'A number with buttons to decrease and increase it.',
    when: ['Few steps that are rarely changed: the bonus of a first blood, members of a team.'],
    whenNot: ['Typing a number: NumberField.', 'A wide range: Slider.'],
    keyboard: [
      ['↑ ↓', 'one step'],
      ['PageUp, PageDown', 'ten steps'],
      ['Home, End', 'minimum and maximum'],
    ],
    writing: ['The value has its unit: “5 %”.'],
  }),
  args: {
    value: 5,
    min: 0,
    max: 100,
    step: 0.5,
    words: { less: 'Less', more: 'More' },
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="First blood" group>
        <Stepper
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
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5.5);
  },
};

export const ByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const value = within(canvasElement).getByRole('spinbutton', { name: 'First blood' });
    await userEvent.tab();
    await expect(value).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4.5);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9.5);
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(value).toHaveAttribute('aria-valuetext', '100 %');
  },
};

export const AtTheLeast: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Less' })).toBeDisabled();
  },
};

export const Counted: Story = {
  args: { value: 4, min: 1, max: 8, step: 1, format: (value) => `${value} members` },
};
export const Disabled: Story = { args: { disabled: true } };
