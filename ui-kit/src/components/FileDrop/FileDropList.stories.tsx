import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FileDropList } from './FileDropList.tsx';

const meta = {
  title: 'Controls/FileDropList',
  component: FileDropList,
  parameters: guide({
    what: 'Accepts several files and shows the progress of each upload.',
    when: ['Attachments of a challenge, one file per team.'],
    whenNot: ['One file: FileDrop.', 'A picture with a shape: ImageField.'],
    keyboard: [
      ['Enter, Space', 'on the field: open the file picker'],
      ['Tab', 'moves through the remove buttons of the files'],
    ],
    writing: ['A failed file has a reason: “Larger than 20 MB”.'],
  }),
  args: {
    label: 'Attachments',
    hint: 'Up to 20 MB each',
    words: {
      choose: 'Drop files or browse',
      over: 'Let go to upload',
      replace: 'Replace',
      another: 'Choose another',
      cancel: 'Cancel the upload',
    },
    items: [
      { id: '1', kind: 'done', name: 'rope.tar.gz', detail: '1.2 MB' },
      { id: '2', kind: 'uploading', name: 'slack.pcap', progress: 0.62, detail: '62 %' },
      { id: '3', kind: 'error', name: 'deck.iso', detail: 'Larger than 20 MB' },
    ],
    summary: '1 of 3 sent',
    onFiles: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDropList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: deck.iso' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    await userEvent.upload(canvas.getByLabelText(/Drop files/), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};
export const None: Story = { args: { items: [], summary: undefined } };
export const Disabled: Story = { args: { disabled: true } };
