import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FormField } from '../FormField/FormField.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

const meta = {
  title: 'Controls/MarkdownEditor',
  component: MarkdownEditor,
  parameters: guide({
    what: 'A Markdown editor with a toolbar and a preview by the renderer that readers get.',
    when: ['Statements, notices, posts, the footer.'],
    whenNot: ['Plain text: TextArea.'],
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
      table: 'Table',
      maths: 'Formula',
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

function selectSlack(canvasElement: HTMLElement): HTMLTextAreaElement {
  const area = within(canvasElement).getByLabelText<HTMLTextAreaElement>('Statement');
  area.focus();
  area.setSelectionRange(9, 14);
  return area;
}

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

const picture = new File(['x'], 'rope.png', { type: 'image/png' });
let settle: { stored: (url: string) => void; refused: (reason: Error) => void };
const uploads = {
  send: (_: File, report: (share: number) => void) => {
    report(0.62);
    return new Promise<string>((resolve, reject) => {
      settle = { stored: resolve, refused: reject };
    });
  },
  words: {
    image: 'Picture',
    over: 'Let go to upload',
    cancel: (name: string) => `Cancel ${name}`,
    failed: 'It could not be stored',
  },
};
// `fireEvent` drops the files of a DataTransfer.
function dispatchDrag(kind: 'dragenter' | 'drop', area: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(picture);
  area.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const DropsAPicture: Story = {
  args: { uploads },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('Statement');
    dispatchDrag('drop', area);
    await expect(await canvas.findByRole('progressbar', { name: 'rope.png' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(area).toHaveValue('Find the slack in the rope.\n![rope.png](upload:1)');
    // The user continues typing during the upload.
    await userEvent.type(area, '\nPull!');
    settle.stored('/assets/a1/rope.png');
    await waitFor(() =>
      expect(area).toHaveValue(
        'Find the slack in the rope.\n![rope.png](/assets/a1/rope.png)\nPull!',
      ),
    );
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const HeldAbove: Story = {
  args: { uploads },
  play: async ({ canvasElement }) => {
    dispatchDrag('dragenter', within(canvasElement).getByLabelText('Statement'));
    await expect(await within(canvasElement).findByText('Let go to upload')).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { uploads },
  play: async ({ canvasElement }) => {
    dispatchDrag('drop', within(canvasElement).getByLabelText('Statement'));
    await within(canvasElement).findByRole('progressbar');
  },
};

export const PictureFails: Story = {
  args: { uploads },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('Statement');
    dispatchDrag('drop', area);
    await canvas.findByRole('progressbar');
    settle.refused(new Error('Larger than 20 MB'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('rope.png: Larger than 20 MB');
    await expect(area).toHaveValue('Find the slack in the rope.\n');
  },
};

const key = 'halyard-draft:story';

export const FindsADraft: Story = {
  args: {
    draft: {
      key: 'story',
      saved: 'Find the slack in the rope.',
      words: {
        found: () => 'A draft from 18:02 is kept on this device.',
        restore: 'Restore',
        discard: 'Discard',
      },
    },
  },
  beforeEach: () => {
    localStorage.setItem(key, JSON.stringify({ text: 'Find the knot.', at: 0 }));
    return () => localStorage.removeItem(key);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    const area = canvas.getByLabelText('Statement');
    await expect(area).toHaveValue('Find the knot.');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
    await userEvent.type(area, ' Cut it.');
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Cut it.'));
  },
};

export const Empty: Story = { args: { value: '', initialMode: 'split' } };

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Statement" error="A statement is needed before players see it">
      <MarkdownEditor {...args} value="" />
    </FormField>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Statement')).toBeInvalid();
  },
};

export const Changed: Story = {
  render: (args) => (
    <FormField label="Statement" changed>
      <MarkdownEditor {...args} />
    </FormField>
  ),
};
