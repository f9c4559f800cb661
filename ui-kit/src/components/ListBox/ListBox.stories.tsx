import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ListBox, type ListBoxOption } from './ListBox.tsx';

function team(name: string, files: number, size: string): ListBoxOption {
  return {
    id: name,
    name,
    start: <Avatar name={name} kind="team" size={24} />,
    end: [`${files} files`, size],
  };
}

const teams = [
  team('tern.team', 31, '212 MB'),
  team('nullbyte', 27, '188 MB'),
  team('Bilge Rats', 19, '140 MB'),
  team('Tidal Lock', 14, '73 MB'),
  { ...team('Undertow', 0, '–'), end: ['none'], disabled: true },
  team('Tidewrack', 9, '38 MB'),
];

const meta = {
  title: 'Data display/ListBox',
  component: ListBox,
  parameters: guide({
    what: 'A list with single selection, whose details are next to it.',
    when: ['Teams, files or cases next to the details of the selected one.'],
    whenNot: [
      'Links to other pages: List.',
      'A value of a form: Select or Combobox.',
      'Columns, sorting, multiple selection: DataTable.',
    ],
    keyboard: [
      ['↑ ↓ Home End', 'move and select'],
      ['Page Up, Page Down', 'move by ten'],
      ['Letters', 'move to the name that begins with them'],
      ['Enter, Space', 'select, with `onEnter`'],
    ],
    writing: ['A number at the end has its noun: “14 files”.'],
  }),
  args: { label: 'Teams in Loose Cannon', options: teams, selected: 'nullbyte', onSelect: fn() },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <div style={{ width: 264 }}>
        <ListBox
          {...args}
          selected={selected}
          onSelect={(id) => {
            args.onSelect(id);
            setSelected(id);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ListBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  args: {
    options: teams.map(({ id, name, start }) => ({ id, name, ...(start ? { start } : {}) })),
  },
};
export const TwoLines: Story = {
  args: { options: teams.map((each) => ({ ...each, detail: 'Open, 4 members' })) },
};
export const Figures: Story = {};
export const NothingChosen: Story = { args: { selected: null } };
export const Loading: Story = { args: { options: [], loadingRows: 5 } };
export const Empty: Story = { args: { options: [], empty: 'No captures yet' } };

export const ByArrows: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('listbox');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Bilge Rats');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Bilge Rats');
    await userEvent.keyboard('{End}{ArrowUp}');
    // A disabled option can be focused and is announced, but cannot be selected.
    await expect(args.onSelect).toHaveBeenLastCalledWith('Tidewrack');
    const reached = list.querySelector(`[id="${list.getAttribute('aria-activedescendant')}"]`);
    await expect(reached).toHaveTextContent('Undertow');
  },
};

export const ByTyping: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('tide');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Tidewrack');
  },
};

export const ChoosesByEnter: Story = {
  args: { onEnter: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Bilge Rats');
  },
};
