import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CategoryFlag } from '../../patterns/CategoryFlag/CategoryFlag.tsx';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Controls/Select',
  component: Select,
  parameters: guide({
    what: 'Selects one option from a list.',
    when: ['Seven to some thirty known values: zones, roles, categories.'],
    whenNot: [
      'More options: Combobox. Several options: MultiCombobox.',
      'Up to six in a form with space: RadioGroup.',
      'Actions: Menu.',
    ],
    keyboard: [
      ['Enter, Space, ↓', 'opens it'],
      ['↑ ↓ Home End', 'move'],
      ['Letters', 'select without opening it'],
      ['Esc', 'closes it and keeps the value'],
    ],
    writing: [
      'The placeholder says what to select: “Choose a division”. Options are nouns in a useful order.',
    ],
  }),
  args: {
    value: 'pwn',
    onValueChange: fn(),
    options: [
      { value: 'misc', label: 'Misc' },
      { value: 'crypto', label: 'Crypto' },
      { value: 'pwn', label: 'Pwn' },
      { value: 'web', label: 'Web' },
      { value: 'reverse', label: 'Reverse', disabled: true },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Category" group>
        <Select
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
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('combobox', { name: 'Category' }),
    ).toHaveTextContent('Pwn');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    await screen.findByRole('listbox', { name: 'Category' });
    await expect(screen.getByRole('option', { name: 'Pwn' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    combobox.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pwn' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('web');
    await waitFor(() => expect(combobox).toHaveFocus());
    await expect(combobox).toHaveTextContent('Web');
  },
};

export const LetterChooses: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('c');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('crypto');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const EscapeKeepsTheValue: Story = {
  play: async ({ canvasElement, args }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(combobox).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Groups: Story = {
  args: {
    value: 'v1',
    options: [
      { value: 'v1', label: 'Static attachment', group: 'Static', hint: 'One flag for all' },
      { value: 'v2', label: 'Static container', group: 'Static' },
      { value: 'v3', label: 'Dynamic container', group: 'Dynamic', hint: 'A flag for each team' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByText('Dynamic')).toBeVisible();
  },
};

export const Languages: Story = {
  args: {
    value: 'ja',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'de', label: 'Deutsch', lang: 'de', hint: 'machine translated' },
      { value: 'ja', label: '日本語', lang: 'ja' },
    ],
  },
  play: async ({ canvasElement }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await expect(within(combobox).getByText('日本語')).toHaveAttribute('lang', 'ja');
    await userEvent.click(combobox);
    await expect(await screen.findByText('Deutsch')).toHaveAttribute('lang', 'de');
    await expect(screen.getByText('machine translated')).not.toHaveAttribute('lang');
  },
};

export const Loading: Story = {
  args: { value: null, options: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
};

export const WithGlyphs: Story = {
  args: {
    value: 'pwn',
    options: (['Misc', 'Crypto', 'Pwn', 'Web'] as const).map((category) => ({
      value: category.toLowerCase(),
      label: category,
      glyph: <CategoryFlag category={category} size={16} />,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Web' })).toBeVisible();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Category" group error="Choose a category">
      <Select {...args} />
    </FormField>
  ),
};

export const Changed: Story = {
  render: (args) => (
    <FormField label="Category" group changed>
      <Select {...args} />
    </FormField>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement, args }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    await userEvent.keyboard('{ArrowDown}w');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Placeholder: Story = { args: { value: null, placeholder: 'Choose a category' } };
export const Empty: Story = {
  args: { value: null, options: [], empty: 'No division is open to you' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByText('No division is open to you')).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="Category" group>
        <Select {...args} />
      </FormField>
    </InStates>
  ),
};
