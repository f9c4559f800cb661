import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

const meta = {
  title: 'Controls/MarkdownEditor',
  component: MarkdownEditor,
  parameters: guide({
    what: 'Markdown with a few tools and a preview by the renderer that readers get.',
    when: ['Statements, notices, posts, the footer.'],
    whenNot: ['Text without marks: TextArea.'],
    keyboard: [
      ['Ctrl B, Ctrl I, Ctrl K', 'bold, italic, link'],
      ['Tab', 'leaves the field; it does not indent'],
    ],
    writing: ['The views are “Write”, “Split” and “Preview”.'],
  }),
  args: {
    value: 'Find the slack in the rope.',
    onValueChange: fn(),
    preview: (value) => <p>{value}</p>,
    words: {
      write: 'Write',
      split: 'Split',
      preview: 'Preview',
      bold: 'Bold',
      italic: 'Italic',
      code: 'Code',
      link: 'Link',
      list: 'List',
      linkText: 'text',
      view: 'View',
      tools: 'Format',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Statement">
        <MarkdownEditor
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
} satisfies Meta<typeof MarkdownEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const selectSlack = (canvasElement: HTMLElement): HTMLTextAreaElement => {
  const area = within(canvasElement).getByLabelText<HTMLTextAreaElement>('Statement');
  area.focus();
  area.setSelectionRange(9, 14);
  return area;
};

export const Write: Story = {
  play: async ({ canvasElement }) => {
    const area = selectSlack(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bold' }));
    await expect(area).toHaveValue('Find the **slack** in the rope.');
    await expect(area).toHaveFocus();
  },
};

export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    const area = selectSlack(canvasElement);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(area).toHaveValue('Find the [slack](https://) in the rope.');
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('https://');
  },
};

export const Split: Story = {
  args: { initialMode: 'split' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Statement'), ' Pull!');
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent('Pull!');
  },
};

export const Preview: Story = { args: { initialMode: 'preview' } };
export const Disabled: Story = { args: { disabled: true } };
