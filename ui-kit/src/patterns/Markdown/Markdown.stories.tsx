import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

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
  component: Markdown,
  args: { source: statement },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Page</h1>
        <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Part</h2>
        <Story />
      </div>
    ),
  ],
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

/** Authors start where they like and skip what they like; the page's outline stays whole. */
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

const attack = `<script>window.pwned = 1</script>
<img src=x onerror="window.pwned = 2">
<a href="javascript:window.pwned = 3">press</a> [also](javascript:alert(1)) [data](data:text/html,x)
<svg><script>window.pwned = 4</script></svg>
<form action="/api/account/logout"><input name="a" autofocus onfocus="window.pwned = 5"><button>go</button></form>
<iframe srcdoc="<script>parent.pwned = 6</script>"></iframe>
<p style="position:fixed;inset:0" id="root" class="x" onclick="window.pwned = 7">text</p>
<math><mtext><table><mglyph><style><img src=x onerror="window.pwned = 8"></style></mglyph></table></mtext></math>
<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">
`;

export const Hostile: Story = {
  args: { source: attack },
  // The broken images of the attack have no names, and that is right.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    for (const tag of ['script', 'svg', 'form', 'input', 'button', 'iframe', 'base', 'style']) {
      await expect(canvasElement.querySelector(`div > div ${tag}`)).toBeNull();
    }
    for (const element of canvasElement.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        await expect(value).not.toMatch(/javascript:|data:/);
      }
    }
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('text')).not.toHaveAttribute('style');
    await expect(canvas.getByText('text')).not.toHaveAttribute('id');
    await expect(globalThis).not.toHaveProperty('pwned');
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

export const ImagesLoadLate: Story = {
  args: { source: '![gun deck](/assets/gun-deck.webp "The gun deck")' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'gun deck' })).toHaveAttribute('loading', 'lazy');
  },
};
