import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { RenderedMarkdown } from './RenderedMarkdown.tsx';
import { underHeadings } from './under-headings.tsx';

const post = `<h2>Before you start</h2>
<p>Bring <strong>rope</strong>, and read <a href="/rules">the rules</a>.</p>
<blockquote class="alert-note"><p>Mind the tide.</p></blockquote>
<h3>The knot</h3>
<p>Let <span class="maths">$n = pq$</span>; see the note<sup class="footnote-reference">1</sup>.</p>
<pre><code class="language-python">def knot():
    return "bowline"</code></pre>
<ol class="footnotes"><li><p>Not the bowline.</p></li></ol>
`;

const meta = {
  title: 'Data display/Markdown/Rendered',
  component: RenderedMarkdown,
  parameters: guide({
    what: 'A text of an author that arrives as HTML. It looks as Markdown does, and the page need not load the parser.',
    when: ['The text of a post and the footer of a site, where the server sends their HTML.'],
    whenNot: ['Texts that arrive as Markdown: Markdown.'],
    keyboard: [['Tab', 'moves through links and the copy buttons of code']],
    writing: ['Headings start one level below the heading of the section around the text.'],
  }),
  args: { html: post },
  decorators: [underHeadings],
} satisfies Meta<typeof RenderedMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {
  args: { look: 'post', anchorLabel: (heading) => `Link to ${heading}` },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { name: 'The knot', level: 4 });
    await expect(heading).toHaveAttribute('id', 'text-the-knot');
    await expect(canvas.getByRole('link', { name: 'Link to The knot' })).toBeInTheDocument();
    await expect(canvas.getByText('Note')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Footnote 1' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('math')).toHaveTextContent('n=pq'));
    await waitFor(() => expect(canvas.getByText('def')).toHaveAttribute('data-token', 'keyword'));
  },
};

/** Names of fields and pictures hide properties of forms and documents from scripts that are not careful. */
const hostile = `<form><input name="childNodes"><input name="attributes"><input name="localName"><b onclick="window.pwned = 1">bold</b></form>
<img name="body" src="x" alt="" onerror="window.pwned = 2"><img name="createElementNS" src="x" alt="">
<a href="java&#10;script:window.pwned = 3">one</a><a href="&#1;javascript:window.pwned = 4">two</a><a href="data:text/html,x">three</a>
<svg><a href="javascript:1"><text>four</text></a></svg><math href="javascript:1"><mtext><a href="javascript:window.pwned = 5">five</a></mtext></math>
<template><p>six</p></template><noscript><p title="</noscript><img src=x onerror='window.pwned = 6'>"></p></noscript>
<span class="maths">$\\href{javascript:window.pwned = 7}{x}$</span>
<pre><code class="language-__proto__">seven</code></pre><a is="x-link" href="//there.example" target="_top" ping="//evil.example">eight</a>
`;

export const Hostile: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('[data-look]');
    await expect(canvas.getByText('bold').attributes).toHaveLength(0);
    await expect(text).toHaveTextContent(/one.*two.*three.*five.*seven.*eight/);
    await expect(text).not.toHaveTextContent(/four|six/);
    for (const tag of ['form', 'input', 'svg:not(:is(button, a) svg)', 'template', 'noscript']) {
      await expect(text?.querySelector(tag)).toBeNull();
    }
    for (const element of text?.querySelectorAll('*') ?? []) {
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on|^(name|style|is|ping|id)$/);
        await expect(value).not.toMatch(/javascript:|data:/);
      }
    }
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('target', '_blank');
    await expect(globalThis).not.toHaveProperty('pwned');
  },
};
