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
    what: 'A value between a minus and a plus.',
    when: ['A few steps, set now and then: the bonus of a first blood, seats of a team.'],
    whenNot: ['A figure to type: NumberField.', 'A wide span: Slider.'],
    keyboard: [
      ['↑ ↓', 'one step'],
      ['PageUp, PageDown', 'ten steps'],
      ['Home, End', 'least and most'],
    ],
    writing: ['The unit stands with the value: “5 %”.'],
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
