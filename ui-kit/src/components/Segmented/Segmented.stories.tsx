import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Counter } from '../Badge/Counter.tsx';
import { Segmented } from './Segmented.tsx';

const meta = {
  title: 'Controls/Segmented',
  component: Segmented,
  parameters: guide({
    what: 'Selects one of two to five views or values with short names, side by side.',
    when: ['Views of the same content: cards or list, day or week.'],
    whenNot: [
      'Views with counts or addresses: Tabs.',
      'A field of a form: RadioGroup. On or off: Switch.',
    ],
    keyboard: [
      ['Tab', 'moves to the selected option'],
      ['← →', 'select'],
    ],
    writing: [
      'One word each, of about the same length. Icons alone keep their names for assistive technology.',
    ],
  }),
  args: {
    label: 'Division',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'student', label: 'Student' },
      { value: 'open', label: 'Open' },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <Segmented
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('student');
    await expect(within(canvasElement).getByRole('radio', { name: 'Student' })).toBeChecked();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const WithIcons: Story = {
  args: {
    label: 'View',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Grid', icon: LayoutGrid },
      { value: 'list', label: 'List', icon: List },
    ],
  },
};
export const IconsOnly: Story = {
  args: {
    label: 'View',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: true },
      { value: 'list', label: 'List', icon: List, iconOnly: true },
    ],
  },
};
export const WithCounts: Story = {
  args: {
    options: [
      { value: 'all', label: 'All', end: <Counter count={58} label="58 teams" look="quiet" /> },
      {
        value: 'student',
        label: 'Student',
        end: <Counter count={12} label="12 teams" look="quiet" />,
      },
    ],
  },
};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'open', label: 'Open', disabled: true },
    ],
  },
};

/** The states are those of the second option. */
export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']} target="label:nth-of-type(2) input">
      <Segmented {...args} />
    </InStates>
  ),
};
