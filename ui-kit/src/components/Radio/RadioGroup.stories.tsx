import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  parameters: guide({
    what: 'Selects one of a few options, which are all visible.',
    when: ['Two to six values with short names, in a form.'],
    whenNot: [
      'Values that need an explanation: RadioCards.',
      'More than six: Select. Views of a page: Segmented or Tabs.',
    ],
    keyboard: [
      ['Tab', 'moves to the selected option'],
      ['↑ ↓ ← →', 'select'],
    ],
    writing: ['Options are parallel: all nouns, or all verbs.'],
  }),
  args: {
    value: 'open',
    onValueChange: fn(),
    options: [
      { value: 'open', label: 'Open' },
      { value: 'student', label: 'Student', hint: 'Needs a student number' },
      { value: 'staff', label: 'Staff', disabled: true },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Division" group>
        <RadioGroup
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
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Division' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('student');
  },
};
export const Row: Story = { args: { row: true } };
export const NothingChosen: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <RadioGroup {...args} aria-label="Division" />
    </InStates>
  ),
};
