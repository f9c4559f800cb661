import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const meta = {
  title: 'Data display/Markdown/Hostile',
  component: Markdown,
  parameters: guide({
    what: 'Malicious Markdown and what remains of it after sanitising.',
    when: ['Always: every text is sanitised.'],
    whenNot: ['Texts of the product itself: Text.'],
    keyboard: [
      [
        'Tab',
        'moves through code and formulas that scroll; sanitised content has no other tab stops',
      ],
    ],
    writing: ['Unsafe content is removed without a message; its harmless text stays.'],
  }),
  args: { source: '' },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    for (const tag of [
      'script',
      'svg:not(a svg)',
      'form',
      'input',
      'button',
      'iframe',
      'base',
      'style',
    ]) {
      await expect(canvasElement.querySelector(`div > div ${tag}`)).toBeNull();
    }
    for (const element of canvasElement.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        await expect(value).not.toMatch(/javascript:|data:/);
      }
    }
    // Links stand in place of the pictures, which are on other servers.
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('href', 'x');
    await expect(canvas.getByText('text')).not.toHaveAttribute('style');
    await expect(canvas.getByText('text')).not.toHaveAttribute('id');
    await expect(globalThis).not.toHaveProperty('pwned');
  },
};

function formulas(root: HTMLElement) {
  return [...root.querySelectorAll('math')];
}

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
    for (const link of canvas.queryAllByRole('link'))
      await expect(link).toHaveAttribute('href', 'x');
    await expect(canvas.getByText('calm')).toHaveAttribute('data-token', 'string');
    await expect(canvasElement).toHaveTextContent('<img src=x onerror="window.pwned = 11">');
    await expect(globalThis).not.toHaveProperty('pwned');
  },
};
