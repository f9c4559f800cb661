import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
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
  title: 'Data display/Markdown',
  component: Markdown,
  parameters: guide({
    what: 'What authors wrote, rendered: statements, notices, posts, footers.',
    when: ['Every text with marks that comes from a person.'],
    whenNot: ['Texts of the product itself: Text, with words from the dictionary.'],
    keyboard: [['Tab', 'reaches links and the copy buttons of code']],
    writing: ['Headings begin one level under the part they stand in.'],
  }),
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
<img src=x alt="" onerror="window.pwned = 2">
<a href="javascript:window.pwned = 3">press</a> [also](javascript:alert(1)) [data](data:text/html,x)
<svg><script>window.pwned = 4</script></svg>
<form action="/api/account/logout"><input name="a" autofocus onfocus="window.pwned = 5"><button>go</button></form>
<iframe srcdoc="<script>parent.pwned = 6</script>"></iframe>
<p style="position:fixed;inset:0" id="root" class="x" onclick="window.pwned = 7">text</p>
<math><mtext><table><mglyph><style><img src=x alt="" onerror="window.pwned = 8"></style></mglyph></table></mtext></math>
<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">
`;

export const Hostile: Story = {
  args: { source: attack },
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

/** A size keeps the text from moving when the picture comes. */
export const ImagesLoadLate: Story = {
  args: {
    source: `![gun deck](/assets/gun-deck.webp "The gun deck")

<img src="/assets/rigging.webp" alt="rigging" width="320" height="180">`,
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

const maths = `Let $n = pq$ and $e \\in \\mathbb{Z}_n^*$; the price is $5 or $10. We leak

$$
\\begin{aligned}
c &= m^e \\bmod n \\\\
d &\\equiv e^{-1} \\pmod{\\varphi(n)}
\\end{aligned}
$$

and \`flag{$x$}\`. This one is not valid: $\\frac{1$.

\`\`\`math
\\boxed{\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}}
\`\`\`
`;

const formulas = (root: HTMLElement) => [...root.querySelectorAll('math')];

/** Formulas are MathML: they are read aloud, follow the text's colour and need no fonts of ours. */
export const Maths: Story = {
  args: { source: maths },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(formulas(canvasElement)).toHaveLength(4));
    const [modulus, ring, system, sum] = formulas(canvasElement);
    await expect(modulus?.textContent).toBe('n=pq');
    await expect(ring?.textContent).toContain('ℤ');
    await expect(system?.getAttribute('display')).toBe('block');
    await expect(system?.textContent).toMatch(/mod\s*n/);
    await expect(sum?.textContent).toContain('∑');
    await expect(canvasElement).toHaveTextContent('the price is $5 or $10.');
    await expect(canvasElement).toHaveTextContent('not valid: $\\frac{1$.');
    await expect(canvas.getByText('flag{$x$}')).toBeVisible();
    await expect(canvasElement.querySelector('math [style], math [class], annotation')).toBeNull();
  },
};

export const MathsInline: Story = {
  args: { source: '**Hint:** $$x^2$$ is a square', inline: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(formulas(canvasElement)).toHaveLength(1));
    await expect(formulas(canvasElement)[0]?.getAttribute('display')).toBeNull();
  },
};

const code = `\`\`\`python
# the oracle
@limit(3)
def sign(m: int) -> str:
    return hex(pow(m, d, n)) + "ok"
\`\`\`

\`\`\`c++ linenos
#include <cstdio>
int main() { std::puts("hi"); return 0x2a; } // done
\`\`\`

\`\`\`asm
mov rax, 60
syscall
\`\`\`

\`\`\`yaml
ports: [1337]
name: "gun deck"
\`\`\`

\`\`\`parrot
def squawk
\`\`\`
`;

/** The name behind the fence colours code; one that is not known leaves it plain. */
export const CodeInColour: Story = {
  args: { source: code },
  play: async ({ canvas, canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll('pre')];
    await expect(blocks).toHaveLength(5);
    await waitFor(async () => {
      for (const block of blocks.slice(0, 4)) {
        await expect(block.querySelector('[data-token]')).not.toBeNull();
      }
    });
    await expect(canvas.getByText('def')).toHaveAttribute('data-token', 'keyword');
    await expect(canvas.getByText('"ok"')).toHaveAttribute('data-token', 'string');
    await expect(blocks[4]).toHaveTextContent('def squawk');
    await expect(blocks[4]?.querySelector('span')).toBeNull();
    await expect(canvasElement.querySelector('pre [class*="hljs"]')).toBeNull();
  },
};

const attackThroughTools = `$\\href{javascript:window.pwned=1}{x}$ $\\htmlStyle{position:fixed}{y}$
$\\includegraphics{https://evil.example/x.png}$ $\\text{</math><img src=x onerror="window.pwned=2">}$
$\\unicode{<script>window.pwned=3</script>}$ $\\def\\a{\\a\\a}\\a$ $\\rule{9999em}{9999em}$

$$</math><svg onload="window.pwned=4"></svg>$$

<math href="javascript:window.pwned=5" style="position:fixed"><mtext><style><img src=x onerror="window.pwned=6"></style></mtext>
<annotation-xml encoding="text/html"><img src=x onerror="window.pwned=7"></annotation-xml></math>

<pre><code class="hljs-keyword"><span class="hljs-string x" onclick="window.pwned=8">calm</span><a href="javascript:1">k</a></code></pre>

\`\`\`python" onmouseover="window.pwned=9
</code></pre><script>window.pwned = 10</script>
\`\`\`

\`\`\`__proto__
<img src=x onerror="window.pwned = 11">
\`\`\`

\`\`\`html
<img src=x onerror="window.pwned = 12">
\`\`\`
`;

export const HostileMathsAndCode: Story = {
  args: { source: attackThroughTools },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-token="name"]')).not.toBeNull());
    await waitFor(() => expect(formulas(canvasElement).length).toBeGreaterThan(1));
    for (const part of ['script', 'style', 'img', 'iframe', 'annotation-xml', 'math a', 'pre a']) {
      await expect(canvasElement.querySelector(`div > div ${part}`)).toBeNull();
    }
    for (const element of canvasElement.querySelectorAll('div > div > div *')) {
      for (const { name } of element.attributes) await expect(name).not.toMatch(/^on|^style$/);
    }
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('calm')).toHaveAttribute('data-token', 'string');
    await expect(canvasElement).toHaveTextContent('<img src=x onerror="window.pwned = 11">');
    await expect(globalThis).not.toHaveProperty('pwned');
  },
};
