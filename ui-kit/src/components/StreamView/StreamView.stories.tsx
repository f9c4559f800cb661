import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ErrorRegion } from '../ErrorState/ErrorRegion.tsx';
import { StreamView, type StreamPart } from './StreamView.tsx';

function part(direction: 'out' | 'in', at: number, said: string): StreamPart {
  return {
    id: at,
    direction,
    at,
    bytes: new TextEncoder().encode(said),
  };
}

const meta = {
  title: 'Data display/StreamView',
  component: StreamView,
  parameters: guide({
    what: 'The data of a connection by direction and time, as text or hex.',
    when: ['The preview of a capture.'],
    whenNot: ['A single file or response: HexView.', 'A log: LogText.'],
    keyboard: [
      ['Tab', 'moves to the stream'],
      ['Arrows', 'scroll it'],
    ],
    writing: ['The direction is a text: “sent by the team”. Flags are masked by the page.'],
  }),
  args: {
    label: 'Stream 9 of 14',
    words: { out: 'sent by the team', in: 'sent by the challenge' },
    parts: [
      part('out', 0, 'help\n'),
      part('in', 0.003, 'gun deck v7. commands: load fire slack quit\n'),
      part('out', 4.118, 'load 64\n'),
      part('in', 4.121, 'loaded 64\n'),
      part('out', 9.871, 'fire\n'),
      {
        id: 'raw',
        direction: 'in',
        at: 9.874,
        bytes: new Uint8Array([0x41, 0x41, 0x41, 0x41, 0x10, 0xf0, 0x5a, 0xc2]),
      },
      { ...part('in', 14.019, 'flag{l00se_ends_s1nk}\n'), shown: 'flag{••••••••}' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StreamView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'sent by the team' })).toHaveLength(3);
    await expect(canvas.getByText('41 41 41 41 10 f0 5a c2')).toBeVisible();
    await expect(canvas.queryByText(/l00se/)).toBeNull();
  },
};
export const AsHex: Story = {
  args: { form: 'hex' },
  play: async ({ canvas }) => {
    // Masked text stays masked.
    await expect(canvas.queryByText(/66 6c 61 67/)).toBeNull();
  },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { parts: [], empty: 'Nothing was sent' } };
export const Failed: Story = {
  args: {
    error: (
      <ErrorRegion title="Could not read the capture" onRetry={fn()}>
        It ends in the middle of a packet.
      </ErrorRegion>
    ),
  },
};
