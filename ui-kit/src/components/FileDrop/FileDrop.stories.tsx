import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  parameters: guide({
    what: 'Accepts a file by drag and drop or with the file picker, and shows the progress of its upload.',
    when: ['Attachments, writeups, posters, captures.'],
    whenNot: ['A picture that is cropped: ImageField.', 'A link to a file elsewhere: TextField.'],
    keyboard: [
      ['Enter, Space', "opens the browser's file picker"],
      ['Tab', 'moves to Replace and Cancel'],
    ],
    writing: [
      'The hint has types and maximum size: “ZIP or PDF, up to 20 MB”.',
      'An error says what to do: “Larger than 20 MB. Choose a smaller file.”',
    ],
  }),
  args: {
    status: { kind: 'rest' },
    hint: 'PDF up to 20 MB',
    accept: '.pdf',
    words: {
      choose: 'Drop a file or browse',
      over: 'Let go to upload',
      replace: 'Replace',
      another: 'Choose another',
      cancel: 'Cancel the upload',
    },
    onFiles: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF'], 'long-splice-writeup.pdf', { type: 'application/pdf' });
// `fireEvent` drops the files of a DataTransfer.
function drag(type: 'dragenter' | 'drop', target: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Rest: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(within(canvasElement).getByLabelText(/Drop a file/), pdf);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
  },
};

export const Over: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    drag('dragenter', canvas.getByText('Drop a file or browse'));
    await expect(await canvas.findByText('Let go to upload')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    drag('drop', within(canvasElement).getByText('Drop a file or browse'));
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
  },
};

export const Uploading: Story = {
  args: {
    status: {
      kind: 'uploading',
      name: 'long-splice-writeup.pdf',
      progress: 0.62,
      detail: '62 %, 3 s',
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: {
    status: {
      kind: 'done',
      name: 'long-splice-writeup.pdf',
      detail: '4.1 MB, sent 18:02 by linnea',
    },
  },
};

export const Failed: Story = {
  args: { status: { kind: 'error', name: 'notes.docx', detail: 'Only PDF is accepted' } },
};

export const Disabled: Story = { args: { disabled: true } };
