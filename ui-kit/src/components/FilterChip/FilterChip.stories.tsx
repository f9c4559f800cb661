import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FilterChip, ToggleChip } from './FilterChip.tsx';

const meta = {
  title: 'Controls/FilterChip',
  component: FilterChip,
  subcomponents: { ToggleChip },
  parameters: guide({
    what: 'A filter in a bar: not set (dashed), set, or removable. ToggleChip is on or off.',
    when: [
      'Filters of a list, as the trigger of a Menu or a Popover.',
      'ToggleChip, for presets such as “Unsolved”.',
    ],
    whenNot: ['One of two to five views: Segmented.', 'A state to read: Badge.'],
    keyboard: [
      ['Enter, Space', 'opens it, or toggles a ToggleChip'],
      ['Tab', 'moves to the remove button'],
    ],
    writing: [
      'Not set, it is the name of the filter: “Division”. Set, it has the value too: “Division: Students”.',
    ],
  }),
  args: { label: 'State' },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {};
export const Set: Story = { args: { value: 'active', active: true } };
export const WithGlyph: Story = {
  args: { label: 'Category', glyph: <Icon icon={Globe} size={14} />, value: 'Web' },
};
export const Disabled: Story = { args: { disabled: true } };

export const Removable: Story = {
  args: { value: 'active', active: true, onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove: State' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

const choose = fn();

export const OpensAMenu: Story = {
  render: (args) => (
    <Menu
      label="State"
      trigger={(props) => <FilterChip {...args} {...props} />}
      entries={[{ label: 'active', onSelect: choose }, { label: 'banned' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'State' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'active' }));
    await expect(choose).toHaveBeenCalledOnce();
  },
};

export const Toggle: Story = {
  render: () => {
    const [pressed, setPressed] = useState(false);
    return (
      <ToggleChip pressed={pressed} onPressedChange={setPressed}>
        Unsolved
      </ToggleChip>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Unsolved' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <Stack gap={16}>
      <InStates of={['rest', 'hover', 'focus']}>
        <FilterChip {...args} />
      </InStates>
      <InStates of={['rest', 'hover', 'focus']}>
        <FilterChip {...args} value="active" active />
      </InStates>
      {[false, true].map((pressed) => (
        <InStates key={String(pressed)} of={['rest', 'hover', 'focus']}>
          <ToggleChip pressed={pressed} onPressedChange={fn()}>
            Unsolved
          </ToggleChip>
        </InStates>
      ))}
    </Stack>
  ),
};
