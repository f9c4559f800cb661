import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const meta = {
  title: 'Data display/Markdown/Alerts and footnotes',
  component: Markdown,
  parameters: guide({
    what: 'Alerts and footnotes, written as on GitHub.',
    when: ['What readers must not miss: an alert. A source or an aside: a footnote.'],
    whenNot: ['A quotation: a quote without a mark.'],
    keyboard: [['Tab', 'moves to the number of a footnote, and in the footnote to the link back']],
    writing: [
      'Caution destroys something, warning is about a risk, important is needed to succeed.',
    ],
  }),
  args: { source: '' },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const KINDS = ['Note', 'Tip', 'Important', 'Warning', 'Caution'];

export const Alerts: Story = {
  args: {
    look: 'post',
    source: `${KINDS.map((kind) => `> [!${kind.toUpperCase()}]\n> Mind the **tide** at the [quay](/quay).`).join('\n\n')}

> A quotation.`,
  },
  play: async ({ canvas, canvasElement }) => {
    for (const kind of KINDS) await expect(canvas.getByText(kind)).toBeVisible();
    await expect(canvasElement.querySelectorAll('blockquote:not([data-alert])')).toHaveLength(1);
  },
};

export const Footnotes: Story = {
  args: {
    look: 'post',
    source:
      'The bar rises at noon[^tide], and again at midnight[^2][^tide].\n\n[^2]: By the table of 2026.\n[^tide]: See `tides.csv`.\n\n    It covers all berths.',
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /^Footnote/ });
    await expect(first).toHaveTextContent('1');
    await expect(second).toHaveTextContent('2');
    const target = first?.getAttribute('href')?.slice(1) ?? '';
    await expect(document.getElementById(target)).toHaveTextContent('See tides.csv');
    const back = canvas.getByRole('link', { name: 'Back to the text: 1' });
    await expect(
      document.getElementById(back.getAttribute('href')?.slice(1) ?? ''),
    ).toContainElement(first ?? null);
  },
};
