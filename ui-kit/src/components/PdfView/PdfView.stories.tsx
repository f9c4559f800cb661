import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PdfView } from './PdfView.tsx';

// Headless browsers have no viewer: stories show what stands in its place, as phones do.
const meta = {
  title: 'Data display/PdfView',
  component: PdfView,
  parameters: guide({
    what: 'A PDF file in the browser’s viewer, which brings pages, zoom and search.',
    when: ['Writeups that are read beside other things.'],
    whenNot: ['The file is only handed over: AttachmentRow.', 'A picture: Lightbox.'],
    keyboard: [['Tab', 'enters the browser’s viewer; its keys are its own']],
    writing: ['The words in its place say what to do: “Download it instead”.'],
  }),
  args: {
    src: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
    label: 'Writeup of Long Splice',
    height: '240px',
    words: {
      unsupported: 'This browser shows no PDF files here.',
      download: 'Download it instead',
    },
  },
} satisfies Meta<typeof PdfView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { page: 3 },
  play: async ({ canvasElement, args }) => {
    const viewer = canvasElement.querySelector('object');
    await expect(viewer).toHaveAttribute('data', `${args.src}#page=3`);
    await expect(viewer?.querySelector('a')).toHaveAttribute('href', args.src);
  },
};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'Could not fetch the writeup', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
