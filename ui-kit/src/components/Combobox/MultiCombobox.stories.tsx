import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CategoryFlag } from '../../patterns/CategoryFlag/CategoryFlag.tsx';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const options = (['Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Forensics', 'Hardware'] as const).map(
  (category) => ({
    value: category,
    label: category,
    glyph: <CategoryFlag category={category} size={16} />,
  }),
);

const meta = {
  title: 'Controls/MultiCombobox',
  component: MultiCombobox,
  parameters: guide({
    what: 'A field that selects several of many options, shown as tokens.',
    when: ['Several categories, teams or challenges in one filter or form.'],
    whenNot: [
      'Up to seven options, if there is space for all: checkboxes or chips.',
      'Free text: TagField.',
    ],
    keyboard: [
      ['Letters', 'filter the list'],
      ['↓ ↑', 'open the list and move in it'],
      ['Enter', 'selects or deselects the active option; the list stays open'],
      ['Backspace', 'in the empty field: removes the last token'],
      ['←', 'moves into the tokens; Delete removes one'],
      ['Esc', 'closes the list'],
    ],
    writing: ['The placeholder says what to choose: “Choose categories”.'],
  }),
  args: {
    options,
    values: ['Web', 'Pwn'],
    words: { empty: 'No category has this name' },
    placeholder: 'Choose categories',
    onValuesChange: fn(),
  },
  render: (args) => {
    const [values, setValues] = useState(args.values);
    return (
      <FormField label="Categories">
        <MultiCombobox
          {...args}
          values={values}
          onValuesChange={(next) => {
            args.onValuesChange(next);
            setValues(next);
          }}
        />
      </FormField>
    );
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('combobox', { name: 'Categories' });
}

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove: Pwn' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Web']);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'r');
    const list = await screen.findByRole('listbox', { name: 'Categories' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
  },
};

export const StaysOpenWhileChoosing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 're{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Web', 'Pwn', 'Reverse']);
    await userEvent.click(await screen.findByRole('option', { name: 'Web' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Pwn', 'Reverse']);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const BackspaceTakesTheLast: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Web']);
  },
};

export const ArrowsGoIntoTheTokens: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Remove: Web' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Pwn']);
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Empty: Story = { args: { values: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Many: Story = {
  args: { values: options.map(({ value }) => value) },
  globals: { viewport: { value: 'w390', isRotated: false } },
};

export const NothingToChoose: Story = {
  args: { values: [], options: [], words: { empty: 'No category yet' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByText('No category yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zz');
    await expect(await screen.findByText('No category has this name')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { values: [], options: [], loading: true, onQueryChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'pw');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('pw');
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
};

export const Groups: Story = {
  args: {
    options: options.map((option, index) => ({
      ...option,
      group: index < 2 ? 'Warm-up' : 'Main',
      ...(option.value === 'Hardware' && { hint: 'Closed since 12:00', disabled: true }),
    })),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByText('Main')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /Hardware/ }));
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Categories" error="At most one category">
      <MultiCombobox {...args} />
    </FormField>
  ),
};
