import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';

const meta = {
  title: 'CTF pieces/AttachmentRow',
  component: AttachmentRow,
  subcomponents: { AttachmentList },
  parameters: guide({
    what: 'A file or link of a challenge.',
    when: ['Below a statement, one row per file.'],
    whenNot: ['Uploading a file: FileDrop.'],
    keyboard: [['Enter', 'downloads or opens it']],
    writing: ['The name of the file, then its size. A link to another site shows its host.'],
  }),
  args: { name: 'loose-cannon.tar.gz', href: '#file', fileSize: '18.4 KB' },
} satisfies Meta<typeof AttachmentRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Archive: Story = {};
export const PlainFile: Story = { args: { name: 'notes.txt', fileSize: '512 B' } };
export const WithoutSize: Story = { args: { fileSize: undefined } };
export const OtherSite: Story = {
  args: { name: 'charts.example', href: 'https://charts.example/', external: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Failed: Story = { args: { error: 'Not there any more' } };
export const Downloading: Story = {
  args: {
    progress: 0.62,
    progressLabel: '62 %, 3 s',
    cancel: { label: 'Cancel the download', onCancel: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the download' }));
    await expect(args.cancel?.onCancel).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: { name: `harbour-master-${'build-'.repeat(14)}final.tar.gz` },
};
export const Several: Story = {
  render: () => (
    <AttachmentList
      title="3 files, 24.1 MB"
      files={[
        { name: 'loose-cannon.tar.gz', href: '#1', fileSize: '18.4 KB' },
        { name: 'libc.so.6', href: '#2', fileSize: '2.1 MB' },
        { name: 'charts.example', href: 'https://charts.example/', external: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '3 files, 24.1 MB' }).children).toHaveLength(3);
  },
};
