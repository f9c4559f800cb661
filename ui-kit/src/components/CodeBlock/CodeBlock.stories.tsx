import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const code = [
  'from pwn import remote',
  '',
  "deck = remote('10.20.4.7', 31337)",
  "deck.sendlineafter(b'> ', b'load ' + str(2**32 - 1).encode()) # one more than the gun deck has room for",
  'deck.interactive()',
].join('\n');

const meta = {
  title: 'Data display/CodeBlock',
  component: CodeBlock,
  parameters: guide({
    what: 'Code, a command or the words of a program in full, to read and to copy.',
    when: ['Requests and answers, templates, commands of several lines, stack traces.'],
    whenNot: [
      'One line to take away: CopyField or EntryLine.',
      'Code inside of a text: Markdown.',
      'Lines with times: LogText.',
    ],
    keyboard: [
      ['Tab', 'enters the code, then copying'],
      ['Arrows', 'scroll it'],
    ],
    writing: ['`label` names what it is, not that it is code.'],
  }),
  args: { code, label: 'exploit.py' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'exploit.py' })).toHaveTextContent('remote');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};
export const LineNumbers: Story = {
  args: { lineNumbers: true },
  play: async ({ canvas }) => {
    // Numbers are drawn, not written: they are neither read out nor copied.
    await expect(canvas.getByRole('region').textContent).toBe(`${code}\n`);
  },
};
export const FromLine98: Story = { args: { lineNumbers: 98 } };
export const Wrapped: Story = { args: { wrap: true, lineNumbers: true } };
export const WithTitle: Story = {
  args: { title: 'exploit.py', lineNumbers: true },
  render: function WrapOnDemand(args) {
    const [wrap, setWrap] = useState(false);
    return (
      <CodeBlock
        {...args}
        wrap={wrap}
        actions={
          <Button size="small" variant="ghost" aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
            Wrap
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap' }));
    await expect(canvas.getByRole('region')).toHaveAttribute('data-wrap');
  },
};
export const Raised: Story = { args: { ground: 'raised' } };
export const Scrolling: Story = { args: { maxHeight: '72px', lineNumbers: true } };
export const NotToCopy: Story = { args: { copyable: false } };
