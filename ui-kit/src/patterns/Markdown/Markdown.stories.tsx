import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const statement = `The gun deck’s fire-control service accepts a little more than it should. Connect,
find the slack in the rope and read \`/flag\`.

Each team has its own instance. The binary runs with **tcache** and full RELRO.

\`\`\`
$ nc HOST PORT
gun deck> load 64
loaded 64
\`\`\`
`;

const everything = `# What to expect

Twenty-four challenges. See [the rules](/rules) or [another site](https://example.org/), www.example.com.

## Rules

1. Play as one team.
2. No scanners:
   - of ports
   - of ~~everything~~ anything

> One account per person.

| Solver | Bonus |
| --- | ---: |
| first | 5 % |
| second | 3 % |

- [x] read
- [ ] understood

### Help

Press <kbd>f</kbd>.

---

<details><summary>More</summary>

Hidden text.

</details>
`;

const meta = {
  title: 'Data display/Markdown',
  component: Markdown,
  parameters: guide({
    what: 'Rendered Markdown of authors: statements, notices, posts, footers.',
    when: ['Every formatted text that a person wrote.'],
    whenNot: ['Texts of the product itself: Text.'],
    keyboard: [['Tab', 'moves through links and the copy buttons of code']],
    writing: ['Headings start one level below the heading of the section around the text.'],
  }),
  args: { source: statement },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {};

export const Everything: Story = {
  args: { source: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What to expect');
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('Rules');
    const inside = canvas.getByRole('link', { name: 'the rules' });
    await expect(inside).not.toHaveAttribute('target');
    const outside = canvas.getByRole('link', { name: 'another site' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('[x]')).toBeVisible();
  },
};

/** Authors may start at any heading level and skip levels; the page's outline stays valid. */
export const LooseHeadings: Story = {
  args: { source: '## Rules\n\nBe kind.\n\n#### Small print\n\n# After all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rules', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Small print', level: 4 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'After all', level: 3 })).toBeVisible();
  },
};

export const Inline: Story = {
  args: {
    source: '**Bearing:** attachment *replaced*, same flag\n\n# not a heading',
    inline: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /not/ })).toBeNull();
  },
};

const writeText = fn(() => Promise.resolve());

export const CodeCanBeCopied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-copied'));
    await expect(writeText).toHaveBeenCalledWith('$ nc HOST PORT\ngun deck> load 64\nloaded 64');
  },
};

/** With a size, the text does not move when the picture is loaded. */
export const ImagesLoadLate: Story = {
  args: {
    source: `![gun deck](/assets/${'a1'.repeat(32)}/gun-deck.webp "The gun deck")

<img src="/assets/${'b2'.repeat(32)}/rigging.webp" alt="rigging" width="320" height="180">`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'gun deck' })).toHaveAttribute('loading', 'lazy');
    const sized = canvas.getByRole('img', { name: 'rigging' });
    await expect(sized).toHaveAttribute('loading', 'lazy');
    await expect(sized).toHaveAttribute('width', '320');
    await expect(sized).toHaveAttribute('height', '180');
  },
};

export const LinksLeaveSafely: Story = {
  args: {
    source:
      '[rules](/rules) [far](https://example.org/) [bare](//example.org/) [mail](mailto:a@example.org)',
  },
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('rules')).not.toHaveAttribute('target');
    for (const name of ['far', 'bare']) {
      await expect(link(name)).toHaveAttribute('target', '_blank');
      await expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
    await expect(link('mail')).not.toHaveAttribute('target');
  },
};
