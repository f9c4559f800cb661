import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Markdown } from './Markdown.tsx';
import { underHeadings } from './under-headings.tsx';

const meta = {
  title: 'Data display/Markdown/MathsAndCode',
  component: Markdown,
  parameters: guide({
    what: 'Formulas and highlighted code in texts of authors. Their code is loaded when a text needs it.',
    when: ['Statements of crypto challenges, posts with listings.'],
    whenNot: ['Code that is not part of a text: CodeBlock.'],
    keyboard: [['Tab', 'moves through code and formulas that scroll, and the copy buttons']],
    writing: [
      'The name after a fence is the language of its code. Invalid formulas are shown as written.',
    ],
  }),
  args: { source: '' },
  decorators: [underHeadings],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

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

function formulas(root: HTMLElement) {
  return [...root.querySelectorAll('math')];
}

/** Formulas are MathML: screen readers announce them, they have the text's colour and need no fonts. */
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

/** The name after the fence is the language; code in an unknown language is not highlighted. */
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
