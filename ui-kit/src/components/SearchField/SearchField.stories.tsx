import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SearchButton } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  subcomponents: { SearchButton },
  parameters: guide({
    what: 'A search field that filters while a person types.',
    when: ['Above the list that it filters.', 'As the button that opens the command palette.'],
    whenNot: ['Selecting a value: Select or Combobox.'],
    keyboard: [
      ['Esc', 'clears it; pressed again, it is handled by the surrounding component'],
      ['/', "focuses the page's search, if the page supports it"],
    ],
    writing: ['The placeholder names what is searched: “Search challenges”.'],
  }),
  args: { value: '', placeholder: 'Find a challenge', kbd: '/', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: 'cannon' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const EscapeEmpties: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'rope{Escape}');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(search).not.toHaveFocus();
  },
};

export const OpensThePalette: Story = {
  render: () => <SearchButton label="Search or jump to" kbd="Ctrl K" />,
};

export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
