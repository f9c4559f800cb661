import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  parameters: guide({
    what: 'On or off, saved with the form around it.',
    when: [
      'An agreement, or one of several options that may all be on.',
      '`indeterminate`, for a checkbox in a table header when only some rows are selected.',
    ],
    whenNot: ['An immediate effect: Switch.', 'One of several: RadioGroup.'],
    keyboard: [['Space', 'toggles it']],
    writing: [
      'Describe the checked state: “Hide team from the scoreboard”. No “Do not …”.',
      'The hint is the consequence in one line.',
    ],
  }),
  args: { checked: false, children: 'Post a notice', onCheckedChange: fn() },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          args.onCheckedChange?.(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Post a notice' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { args: { checked: true } };

export const Mixed: Story = {
  args: { indeterminate: true, 'aria-label': 'All rows', children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithHint: Story = {
  args: { hint: 'Everybody in the game sees it at once.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Post a notice' }),
    ).toHaveAccessibleDescription('Everybody in the game sees it at once.');
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, children: 'I accept the rules' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, checked: true } };

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <Checkbox {...args} />
    </InStates>
  ),
};
