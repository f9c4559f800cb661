import type { Meta, StoryObj } from '@storybook/react-vite';
import { markdownToHtml } from '@halyard/sdk/markdown';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { contentsOf } from './contents.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const meta = {
  title: 'Data display/Markdown/Variants',
  component: Markdown,
  parameters: guide({
    what: 'The same renderer for texts that are longer, more compact or less prominent than a statement.',
    when: ['post: an article.', 'notice: in a feed.', 'footer: below every page.'],
    whenNot: ['One line within other text: `inline`.'],
    keyboard: [['Tab', 'moves through the links of headings in a post']],
    writing: ['The link of a heading says where it leads: “Link to Show the dead ends”.'],
  }),
  args: { source: '' },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const article = `After every final we read some three hundred documents in two evenings. The good ones
have three things in common; see [the questions](#questions-we-get).

## Show the dead ends

A solution that falls from the sky teaches nothing. Say what you tried for how long.

> “Two hours on the format string in the banner, which is a constant.”

### Scripts we *run*

We run every script of the first ten teams once.

## Questions we get

## Questions we get

<h2 id="root" name="cookie">Constructor</h2>
`;

export const Post: Story = {
  args: { source: article, look: 'post', anchorLabel: (heading) => `Link to ${heading}` },
  play: async ({ canvas }) => {
    const ids = canvas.getAllByRole('heading', { level: 3 }).map(({ id }) => id);
    await expect(ids).toEqual([
      'text-show-the-dead-ends',
      'text-questions-we-get',
      'text-questions-we-get-2',
      'text-constructor',
    ]);
    await expect(contentsOf(markdownToHtml(article)).slice(0, 3)).toEqual([
      { id: 'text-show-the-dead-ends', text: 'Show the dead ends', depth: 1 },
      { id: 'text-scripts-we-run', text: 'Scripts we run', depth: 2 },
      { id: 'text-questions-we-get', text: 'Questions we get', depth: 1 },
    ]);
    const inside = canvas.getByRole('link', { name: 'the questions' });
    await expect(inside).toHaveAttribute('href', '#text-questions-we-get');
    await expect(inside).not.toHaveAttribute('target');
    // The name of a heading is only its text; its link is reachable by keyboard.
    await expect(canvas.getByRole('heading', { name: 'Show the dead ends' })).toBeVisible();
    inside.focus();
    await userEvent.tab();
    const anchor = canvas.getByRole('link', { name: 'Link to Show the dead ends' });
    await expect(anchor).toHaveFocus();
    await expect(anchor).toHaveAttribute('href', '#text-show-the-dead-ends');
    await expect(getComputedStyle(anchor).opacity).toBe('1');
    const text = canvas.getByText(/A solution that falls/);
    await expect(getComputedStyle(text).fontSize).toBe('15px');
    await expect(getComputedStyle(text).lineHeight).toBe('24px');
  },
};

export const PostWithoutLinks: Story = {
  args: { source: '## Prizes\n\nThree.', look: 'post' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'text-prizes');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const mixed = `# Bearing

The attachment was *replaced*, the flag is the same. Sum: \`5f1c\`.

- download it again
- see [the rules](/rules)
`;

export const Statement: Story = {
  args: { source: mixed, look: 'statement' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bearing' })).not.toHaveAttribute('id');
    await expect(getComputedStyle(canvas.getByText(/The attachment/)).lineHeight).toBe('22px');
  },
};

export const Notice: Story = {
  args: { source: mixed, look: 'notice' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Bearing' });
    await expect(getComputedStyle(heading).fontSize).toBe('14px');
  },
};

export const Footer: Story = {
  args: {
    source: 'Run by **Harbour Crew** · [imprint](/imprint) · [privacy](/privacy)',
    look: 'footer',
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Run by/)).fontSize).toBe('13px');
  },
};
