import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  parameters: guide({
    what: 'A number with its unit; arrow keys change it.',
    when: ['Quantities: counts, minutes, points.'],
    whenNot: [
      'Digits that are not a quantity, such as an id or a code: TextField with `mono`.',
      'An approximate share: Slider.',
    ],
    keyboard: [
      ['↑ ↓', 'one step up or down'],
      ['Tab', 'leaves it; a value outside of the limits is marked'],
    ],
    writing: ['The unit is in the field; the label does not repeat it.'],
  }),
  args: { value: 120, unit: 'min', min: 0, max: 480, step: 10, onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Extension">
        <NumberField
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
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Extension');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '130');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(130);
    await expect(field).toHaveValue(130);
  },
};

export const Steps: Story = {
  play: async ({ canvasElement, args }) => {
    const up = canvasElement.querySelectorAll('button')[0];
    if (up) await userEvent.click(up);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(130);
  },
};

export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Small: Story = { args: { size: 'small' } };

export const Changed: Story = {
  render: (args) => (
    <FormField label="Extension" changed>
      <NumberField {...args} />
    </FormField>
  ),
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Extension" error="At most 480 min">
      <NumberField {...args} value={500} />
    </FormField>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="Extension">
        <NumberField {...args} />
      </FormField>
    </InStates>
  ),
};
