import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { CharacterCount } from '../FormField/CharacterCount.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  parameters: guide({
    what: 'Several lines of text; its height grows with them.',
    when: ['A reason, a message, a team’s bio.'],
    whenNot: ['Formatted text: MarkdownEditor. One line: TextField.'],
    keyboard: [['Enter', 'starts a new line']],
    writing: ['The placeholder is an example, never the label.'],
  }),
  args: { defaultValue: 'Ropes, heaps and old firmware.', onValueChange: fn() },
  render: (args) => (
    <FormField label="About">
      <TextArea {...args} />
    </FormField>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('About'), '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ropes, heaps and old firmware.!');
  },
};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'A few words' } };
export const Mono: Story = { args: { mono: true, defaultValue: 'flag{l00se_ends_s1nk}' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

function Counted({ text, max, error }: { text: string; max: number; error?: string }) {
  const [value, setValue] = useState(text);
  return (
    <FormField
      label="About"
      note={<CharacterCount value={value} max={max} />}
      error={error}
      changed
    >
      <TextArea value={value} onValueChange={setValue} />
    </FormField>
  );
}

export const WithCounter: Story = {
  render: () => <Counted text="Ropes, heaps and old firmware." max={128} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('30 / 128')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('About'), '!!');
    await expect(canvas.getByText('32 / 128')).toBeVisible();
  },
};
export const TooLong: Story = {
  render: () => <Counted text="Ropes, heaps and old firmware." max={20} error="At most 20" />,
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <FormField label="About">
        <TextArea {...args} />
      </FormField>
    </InStates>
  ),
};
