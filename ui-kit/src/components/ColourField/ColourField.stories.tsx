import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { ColourField } from './ColourField.tsx';

const meta = {
  title: 'Controls/ColourField',
  component: ColourField,
  parameters: guide({
    what: 'A colour, selected or typed as hex digits, with its contrast ratios.',
    when: ['The brand colour of a site or of a person.'],
    whenNot: ['One of a few colours with a meaning: RadioCards.'],
    keyboard: [
      ['Tab', 'moves from the swatches to the picker to the digits'],
      ['Enter, Space', "selects a swatch, opens the browser's picker"],
    ],
    writing: [
      'A swatch has the name of its colour.',
      'A ratio names foreground and background: “Text on button”.',
    ],
  }),
  args: { value: '#2f7de1', pickLabel: 'Pick a colour', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Colour">
        <ColourField
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
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Colour');
    await userEvent.clear(field);
    await userEvent.type(field, '#FF8');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '0a1');
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff80a1');
  },
};

export const NoColour: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Colour');
    await userEvent.clear(field);
    for (const text of ['teal', '#27e', '27e', '2f7de1', ' #2f7de', '#12345g']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toBeInvalid();
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const MayBeEmpty: Story = {
  args: { emptyLabel: 'Default' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Colour');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await expect(field).toHaveAttribute('placeholder', 'Default');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Swatches: Story = {
  args: {
    swatches: [
      { value: '#00aa85', label: 'Halyard green' },
      { value: '#2f7de1', label: 'Signal blue' },
      { value: '#f5e04a', label: 'Quarantine yellow' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quarantine yellow' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#f5e04a');
  },
};

export const WithRatios: Story = {
  args: {
    ratios: [
      { label: 'Text in the colour', ratio: 4.61, minimum: 4.5 },
      { label: 'Text on button', ratio: 4.52, minimum: 4.5 },
      { label: 'Switch, checkbox', ratio: 2.9, minimum: 3 },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Changed: Story = {
  render: (args) => (
    <FormField label="Colour" changed>
      <ColourField {...args} />
    </FormField>
  ),
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Colour" error="Too close to the ground of the page">
      <ColourField {...args} />
    </FormField>
  ),
};

/** The colour picker is a window of the browser; the test focuses the button that opens it. */
export const PickerFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Pick a colour')).toHaveFocus();
  },
};

export const Everything: Story = {
  args: {
    swatches: [
      { value: '#00aa85', label: 'Halyard green' },
      { value: '#2f7de1', label: 'Signal blue' },
    ],
    ratios: [
      { label: 'Text in the colour', ratio: 4.61, minimum: 4.5 },
      { label: 'Switch, checkbox', ratio: 2.9, minimum: 3 },
    ],
  },
};
