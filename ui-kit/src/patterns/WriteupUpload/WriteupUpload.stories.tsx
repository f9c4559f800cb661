import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { WriteupUpload } from './WriteupUpload.tsx';

const file = {
  name: 'long-splice-writeup.pdf',
  note: '4.1 MB, 23 pages · sent today 18:02 by linnea',
  actions: (
    <>
      <Button size="small" icon={Download}>
        Download
      </Button>
      <Button size="small" variant="ghost">
        Withdraw…
      </Button>
    </>
  ),
};

const words = {
  title: 'Handed in',
  none: 'Nothing handed in yet',
  hint: 'PDF up to 20 MB',
  fault: (fault: 'type' | 'empty' | 'size') =>
    ({ type: 'This is no PDF', empty: 'This file is empty', size: 'More than 20 MB' })[fault],
  drop: {
    choose: 'Drop a file or browse',
    over: 'Let go to upload',
    replace: 'Replace',
    another: 'Choose another',
    cancel: 'Cancel the upload',
  },
};

const meta = {
  title: 'CTF pieces/WriteupUpload',
  component: WriteupUpload,
  parameters: guide({
    what: 'Submits a team’s writeup: the current file, then a field for another one.',
    when: ['The Writeup tab of a game that asks for one.'],
    whenNot: ['Any other file: FileDrop.', 'Reading submitted writeups: WriteupReader.'],
    keyboard: [
      ['Tab', 'moves to the actions of the file, then to the drop field'],
      ['Enter, Space', 'open the file picker'],
    ],
    writing: [
      'The hint has type and size, and what happens to the previous file: “It replaces the one above”.',
      'A late state says when the deadline was, in the time zone of the page.',
    ],
  }),
  args: { state: 'open', maxBytes: 20 * 1024 * 1024, onFile: fn(), onCancel: fn(), words },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WriteupUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7'], 'writeup.pdf', { type: 'application/pdf' });
const picture = new File(['x'], 'writeup.png', { type: 'image/png' });

function drop(target: Element, dropped: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const None: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, pdf);
    await expect(args.onFile).toHaveBeenCalledWith(pdf);
  },
};
export const NoPdf: Story = {
  play: async ({ canvas, args }) => {
    drop(canvas.getByText('Drop a file or browse'), picture);
    await expect(await canvas.findByRole('status')).toHaveTextContent('This is no PDF');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const TooLarge: Story = {
  args: { maxBytes: 4 },
  play: async ({ canvas }) => {
    drop(canvas.getByText('Drop a file or browse'), pdf);
    await expect(await canvas.findByRole('status')).toHaveTextContent('More than 20 MB');
  },
};
export const Uploading: Story = {
  args: {
    upload: { kind: 'uploading', name: 'writeup.pdf', progress: 0.62, detail: '62 %, 1.4 MB/s' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const UploadFailed: Story = {
  args: { upload: { kind: 'error', name: 'writeup.pdf', detail: 'The connection was lost' } },
};
export const HandedIn: Story = {
  args: {
    file,
    words: {
      ...words,
      onTime: 'On time',
      versions: '2 earlier versions, replaced',
      hint: 'PDF up to 20 MB. It replaces the one above; you confirm first.',
      drop: { ...words.drop, choose: 'Drop a new version or browse' },
    },
  },
};
export const Replacing: Story = {
  args: {
    file,
    words: { ...words, onTime: 'On time' },
    upload: { kind: 'uploading', name: 'long-splice-2.pdf', progress: 0.2, detail: '20 %' },
  },
};
export const Late: Story = {
  args: { state: 'late', reason: 'The time ran out Mon 23 Nov, 13:00 CET. Nothing was handed in.' },
};
export const LateWithFile: Story = {
  args: {
    state: 'late',
    file: { name: file.name, note: file.note },
    words: { ...words, onTime: 'On time' },
    reason: 'The time ran out Mon 23 Nov, 13:00 CET. The file above counts.',
  },
};
export const Closed: Story = {
  args: { state: 'closed', reason: 'This game asks for no writeup.' },
};
