import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Controls/TagField',
  component: TagField,
  parameters: guide({
    what: 'A field for several short texts, each shown as a token.',
    when: ['Free texts: mail domains, tags of a post, prefixes.'],
    whenNot: ['Options from a list: MultiCombobox.', 'One text: TextField.'],
    keyboard: [
      ['Enter, comma', 'adds the typed text'],
      ['Paste', 'adds each line or each part of a list'],
      ['Backspace', 'in the empty field: removes the last token'],
      ['←', 'moves into the tokens; Delete removes one'],
    ],
    writing: [
      'The placeholder says what is added: “Add a domain”.',
      'The hint says the keys: “Enter or comma adds, Backspace takes the last away.”',
    ],
  }),
  args: {
    values: ['uit.no', 'ntnu.no'],
    placeholder: 'Add a domain',
    words: { added: (tags) => `Added ${tags}`, removed: (tag) => `Removed ${tag}` },
    onValuesChange: fn(),
  },
  render: (args) => {
    const [values, setValues] = useState(args.values);
    return (
      <FormField label="Tags" hint="Enter or comma adds, Backspace takes the last away.">
        <TagField
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
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement) {
  return within(canvasElement).getByLabelText('Tags');
}

export const Adds: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'uio.no{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['uit.no', 'ntnu.no', 'uio.no']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Added uio.no');
    await userEvent.type(field(canvasElement), 'uib.no,');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([
      'uit.no',
      'ntnu.no',
      'uio.no',
      'uib.no',
    ]);
    await expect(field(canvasElement)).toHaveValue('');
  },
};

export const Rest: Story = {};

export const TakesAway: Story = {
  play: async ({ canvasElement, args }) => {
    field(canvasElement).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['uit.no']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Removed ntnu.no');
  },
};

export const PastesAList: Story = {
  args: { normalise: (text) => text.toLowerCase() },
  play: async ({ canvasElement, args }) => {
    field(canvasElement).focus();
    await userEvent.paste('UiO.no\nuib.no, UIT.no');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([
      'uit.no',
      'ntnu.no',
      'uio.no',
      'uib.no',
    ]);
  },
};

export const Wrong: Story = {
  args: { values: ['uit.no', 'not a domain'], isWrong: (tag) => tag.includes(' ') },
  render: (args) => (
    <FormField label="Tags" error="“not a domain” is no domain">
      <TagField {...args} />
    </FormField>
  ),
};

export const Empty: Story = { args: { values: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** The error concerns all tags, not one of them. */
export const Invalid: Story = {
  render: (args) => (
    <FormField label="Tags" error="At most one domain">
      <TagField {...args} />
    </FormField>
  ),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('At most one domain');
  },
};

export const Changed: Story = {
  render: (args) => (
    <FormField label="Tags" changed>
      <TagField {...args} />
    </FormField>
  ),
};
