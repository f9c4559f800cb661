import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
// oxlint-disable-next-line import/no-unassigned-import -- fetched beforehand: the first story would wait for it
import './PdfReader.tsx';
import { PdfView } from './PdfView.tsx';
import { lockedWriteup, pdfWords, smallWriteup, writeup } from './story-writeup.ts';

const src = URL.createObjectURL(writeup);
const small = URL.createObjectURL(smallWriteup);

/** Waits for a page, its text layer and the visible thumbnails, which are rendered in workers. */
async function drawn(canvasElement: HTMLElement, page: number): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  const paper = await canvas.findByRole('group', { name: `Page ${page}` });
  await waitFor(() => expect(paper).toHaveAttribute('data-drawn'));
  await waitFor(() => {
    const waiting = 'nav > div > button:not([data-drawn]), [role=group]:not([data-drawn])';
    void expect(canvasElement.querySelectorAll(waiting)).toHaveLength(0);
  });
  return paper;
}

function scrollerOf(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Writeup of nullbyte' });
}

const meta = {
  title: 'Data display/PdfView',
  component: PdfView,
  parameters: guide({
    what: 'A PDF viewer: search, zoom, thumbnails, download. Files are rendered in a worker; scripts in a file never run.',
    when: ['Writeups that are read next to other content.'],
    whenNot: ['Only downloading a file: AttachmentRow.', 'A picture: Lightbox.'],
    keyboard: [
      ['Space, PageDown, ↓', 'scroll, as everywhere'],
      ['→ ←', 'next and previous page, unless the page scrolls horizontally'],
      ['+ - 0', 'zoom in, zoom out, fit the width'],
      ['f, Ctrl F', 'find in the file'],
      ['Enter, Shift Enter', 'in the search field: next and previous match'],
      ['↓ ↑', 'on the thumbnails: next and previous page'],
    ],
    writing: [
      'An error describes the problem of the file.',
      'The note of a long file has the total number of pages.',
    ],
  }),
  args: {
    src,
    label: 'Writeup of nullbyte',
    height: '320px',
    words: pdfWords,
  },
  // Drawing takes as long as the page is large.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = await drawn(canvasElement, 1);
    await expect(first.querySelector('canvas')?.width).toBeGreaterThan(300);
    await expect(first).toHaveTextContent('The gun deck takes a length');
    // Only visible pages are rendered.
    await expect(canvas.queryByRole('group', { name: 'Page 6' })).not.toBeInTheDocument();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1);
    const field = canvas.getByRole('textbox', { name: /page/ });
    scrollerOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveValue('2'));
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    await drawn(canvasElement, 2);
  },
};

export const ByNumber: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1);
    const field = canvas.getByRole('textbox', { name: /page/ });
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    // The last page is at the top of the view.
    await waitFor(() => expect(field).toHaveValue('12'));
    const last = await drawn(canvasElement, 12);
    const { top } = scrollerOf(canvasElement).getBoundingClientRect();
    await expect(Math.round(last.getBoundingClientRect().top - top)).toBe(20);
    const thumb = canvas.getByRole('button', { name: 'Page 12' });
    thumb.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 11' })).toHaveFocus());
    await waitFor(() => expect(field).toHaveValue('11'));
    await drawn(canvasElement, 11);
  },
};

export const Zoomed: Story = {
  args: { src: small, page: 2 },
  play: async ({ canvas, canvasElement }) => {
    const page = await drawn(canvasElement, 2);
    const scroller = scrollerOf(canvasElement);
    scroller.focus();
    await userEvent.keyboard('0');
    const fitting = page.getBoundingClientRect().width;
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    for (let step = 0; step < 12; step++) await userEvent.keyboard('+');
    await expect(canvas.getByText('200 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Larger' })).toBeDisabled();
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeCloseTo(792, -1));
    await expect(page.getBoundingClientRect().width).toBeGreaterThan(fitting);
    const field = canvas.getByRole('textbox', { name: /page/ });
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Smaller' }));
    await expect(canvas.getByText('175 %')).toBeVisible();
    await drawn(canvasElement, 2);
  },
};

export const Found: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1);
    scrollerOf(canvasElement).focus();
    await fireEvent.keyDown(scrollerOf(canvasElement), { key: 'f', ctrlKey: true });
    const field = canvas.getByRole('searchbox', { name: 'Find in the file' });
    await expect(field).toHaveFocus();
    // The phrase spans a line break and occurs once per page.
    // At once: each key would search the whole file.
    await userEvent.paste('RETURN address');
    const said = canvas.getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('1 of 12'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(said).toHaveTextContent('3 of 12');
    await drawn(canvasElement, 3);
    const [mark] = CSS.highlights.get('hy-pdf-current') ?? [];
    await expect(mark instanceof Range && mark.toString()).toBe('return');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(said).toHaveTextContent('2 of 12');
    await drawn(canvasElement, 2);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /page/ })).toHaveValue('2'));
    const [before] = CSS.highlights.get('hy-pdf-current') ?? [];
    const place = before instanceof Range ? before.getBoundingClientRect() : undefined;
    const view = scrollerOf(canvasElement).getBoundingClientRect();
    await expect(place?.top).toBeGreaterThan(view.top);
    await expect(place?.bottom).toBeLessThan(view.bottom);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1);
    await userEvent.type(canvas.getByRole('searchbox'), 'mutiny');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found'));
    await expect(canvas.getByRole('button', { name: 'Next place' })).toBeDisabled();
  },
};

export const Capped: Story = {
  args: { maxPages: 5 },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1);
    await expect(canvas.getByText(/The first 5 of 12 pages/)).toBeVisible();
    await expect(canvas.getByText(/of 5$/)).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Broken: Story = {
  args: { src: URL.createObjectURL(new Blob(['<h1>Not found</h1>'], { type: 'text/html' })) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.words.broken)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', args.src);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const Locked: Story = {
  args: { src: URL.createObjectURL(lockedWriteup) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.words.locked)).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { src: '/no-such-folder/writeup.pdf' },
  beforeEach: () => {
    const real = window.fetch;
    window.fetch = async (...request) =>
      new Request(...request).url.includes('no-such-folder')
        ? new Response(null, { status: 502 })
        : real(...request);
    return () => {
      window.fetch = real;
    };
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.words.failed)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(args.words.failed)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const page = await drawn(canvasElement, 1);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    const scroller = scrollerOf(canvasElement);
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    await expect(page.getBoundingClientRect().width).toBeCloseTo(scroller.clientWidth - 16, 0);
  },
};
