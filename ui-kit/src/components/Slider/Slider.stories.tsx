import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  parameters: guide({
    what: 'A value between a minimum and a maximum, on a line.',
    when: ['A share: the minimum value of a challenge.'],
    whenNot: ['An exact number: NumberField.', 'A few steps: Stepper.'],
    keyboard: [
      ['← → ↑ ↓', 'one step'],
      ['PageUp, PageDown', 'ten steps'],
      ['Home, End', 'minimum and maximum'],
    ],
    writing: ['The result states the effect: “never under 100 points”.'],
  }),
  args: { value: 20, onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Minimum share">
        <Slider
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
          result={args.result && `never under ${value * 5} points`}
        />
      </FormField>
    );
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

function slider(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('slider', { name: 'Minimum share' });
}

export const Percent: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(slider(canvasElement)).toHaveFocus();
    await fireEvent.change(slider(canvasElement), { target: { value: '35' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35);
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '35 %');
  },
};

export const ShareWithResult: Story = {
  args: { result: 'never under 100 points' },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAccessibleDescription('never under 100 points');
  },
};

export const Formatted: Story = {
  args: { value: 340, min: 280, max: 640, step: 20, format: (value) => `${value} px` },
};
export const AtTheEnds: Story = { args: { value: 100 } };
export const Disabled: Story = { args: { disabled: true } };
