import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Icon } from '../../icons/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { FilterChip, ToggleChip } from './FilterChip.tsx';

const meta = {
  title: 'Controls/FilterChip',
  component: FilterChip,
  args: { label: 'State' },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {};
export const Set: Story = { args: { value: 'active', on: true } };
export const WithGlyph: Story = {
  args: { label: 'Category', glyph: <Icon icon={Globe} size={14} />, value: 'Web' },
};
export const Disabled: Story = { args: { disabled: true } };

export const Removable: Story = {
  args: { value: 'active', on: true, onRemove: fn() },
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
