import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { HexView } from './HexView.tsx';

const meta = {
  title: 'Data display/HexView',
  component: HexView,
  parameters: guide({
    what: 'Bytes as hexadecimal digits and as text.',
    when: ['Binary streams and files.'],
    whenNot: ['Both directions of a connection: StreamView.', 'Text: CodeBlock.'],
    keyboard: [
      ['Tab', 'moves to the bytes, then the copy button'],
      ['Arrows, Page Up, Page Down', 'scroll'],
    ],
    writing: ['`label` names the content and its size.'],
  }),
  args: {
    bytes: new TextEncoder().encode('AAAAAAAA\u0010\u0000Z\u0002 flag{l00se_ends_s1nk}\n'),
    label: 'Answer, 34 bytes',
  },
} satisfies Meta<typeof HexView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('00000020')).toBeVisible());
    await expect(canvas.getByText('AAAAAAAA..Z. fla')).toBeVisible();
  },
};

// Not in the arguments, which Storybook copies to its controls and the address.
const megabytes = new Uint8Array(4_000_000).fill(0x41);

export const Megabytes: Story = {
  args: { label: 'Capture, 4,000,000 bytes' },
  render: (args) => <HexView {...args} bytes={megabytes} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region');
    await waitFor(() => expect(canvas.getByText('00000000')).toBeVisible());
    await expect(box.querySelectorAll('span').length).toBeLessThan(200);
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvas.getByText('003d08f0')).toBeVisible());
  },
};
export const Empty: Story = { args: { bytes: new Uint8Array(), empty: 'Nothing was sent' } };
export const Bare: Story = { args: { bare: true } };
