import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CategoryFlag } from '../../patterns/CategoryFlag/CategoryFlag.tsx';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { Combobox } from './Combobox.tsx';

const teams = [
  { value: 'splice', label: 'Long Splice' },
  { value: 'dock', label: 'Dry Dock' },
  { value: 'tern', label: 'tern.team' },
  { value: 'null', label: 'nullbyte' },
  { value: 'bilge', label: 'Bilge Rats' },
];

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  parameters: guide({
    what: 'A field that selects one of many options, found by typing.',
    when: [
      'Many options: teams, users, challenges.',
      'Options that are searched on the server.',
      'Options that can be created from the typed text.',
    ],
    whenNot: [
      'Up to a dozen well-known options: Select.',
      'Several options: MultiCombobox.',
      'Free text: TagField.',
    ],
    keyboard: [
      ['Letters', 'filter the list; the best match is active'],
      ['↓ ↑', 'open the list and move in it'],
      ['Enter', 'selects the active option'],
      ['Esc', 'closes the list and restores the selected option'],
    ],
    writing: [
      'The placeholder says what to type: “Find a team”.',
      'The empty list says what was not found: “No team has this name”.',
      'The entry that creates an option contains the typed text: “Create “Deck””.',
    ],
  }),
  args: {
    options: teams,
    value: 'dock',
    placeholder: 'Find a team',
    words: { empty: 'No team has this name', create: (text) => `Create “${text}”` },
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Team">
        <Combobox
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
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Team' });
}

/** The active option (`aria-activedescendant`); the focus stays in the input. */
function meant(canvasElement: HTMLElement) {
  return document.getElementById(field(canvasElement).getAttribute('aria-activedescendant') ?? '');
}

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('Dry Dock');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByRole('listbox', { name: 'Team' })).toBeVisible();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dry Dock');
  },
};

export const TypedAndTaken: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('bil');
    await waitFor(() => expect(meant(canvasElement)).toHaveTextContent('Bilge Rats'));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bilge');
    await expect(field(canvasElement)).toHaveValue('Bilge Rats');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ByArrows: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(meant(canvasElement)).toHaveTextContent('Bilge Rats'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dock');
  },
};

export const EscapeGivesBack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'zz');
    await expect(await screen.findByText('No team has this name')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field(canvasElement)).toHaveValue('Dry Dock');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { value: null, options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByText('No team has this name')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { value: null, options: [], loading: true, onQueryChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'te');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('te');
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
};

export const Create: Story = {
  args: { value: null, onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Deck');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Deck”' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Deck');
  },
};

export const Groups: Story = {
  args: {
    value: null,
    options: [
      {
        value: 'session',
        label: 'Session Fixture',
        group: 'Web',
        glyph: <CategoryFlag category="Web" size={16} />,
      },
      {
        value: 'cannon',
        label: 'Loose Cannon',
        group: 'Pwn',
        glyph: <CategoryFlag category="Pwn" size={16} />,
      },
      { value: 'knots', label: 'Knots', group: 'Pwn', hint: 'Closed since 12:00', disabled: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: /Knots/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

export const Clearable: Story = {
  args: { clearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field(canvasElement)).toHaveValue('');
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Team" error="This team has left the game">
      <Combobox {...args} />
    </FormField>
  ),
};

export const Changed: Story = {
  render: (args) => (
    <FormField label="Team" changed>
      <Combobox {...args} />
    </FormField>
  ),
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="Team">
        <Combobox {...args} />
      </FormField>
    </InStates>
  ),
};
