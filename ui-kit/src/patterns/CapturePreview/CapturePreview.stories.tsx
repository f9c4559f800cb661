import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Flag, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Row } from '../../components/Stack/Stack.tsx';
import type { StreamPart } from '../../components/StreamView/StreamView.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { guide } from '../../storybook/guide.ts';
import { Bars } from '../Bars/Bars.tsx';
import { exampleNow } from '../shared/example-board.ts';
import { exampleBuckets, formatHour } from '../shared/example-buckets.ts';
import { CapturePreview } from './CapturePreview.tsx';
import type { CaptureStreams } from './StreamLines.tsx';

const onFormChange = fn();
const onIndexChange = fn();
const onAgree = fn();

const facts = [
  { label: 'Time', value: '18:02:16 to 18:13:20' },
  { label: 'Packets', value: '7,812 in 14 streams' },
  { label: 'Between', value: '45.83.1.200:50122 and 10.20.4.31:31337' },
  {
    label: 'Flag seen',
    value: (
      <Row as="span" gap={6}>
        <Icon icon={Flag} size={14} />
        packet 6,940, 18:02:31
      </Row>
    ),
  },
];
const rate = (
  <Bars
    levels={[
      { id: 'packets', name: 'Packets', tone: 'neutral' },
      { id: 'flag', name: 'With a flag', tone: 'warn' },
    ]}
    buckets={exampleBuckets(24, [400]).map(({ at, counts: [all = 0] }, index) => ({
      at,
      counts: index === 11 ? [0, all + 60] : [all, 0],
    }))}
    end={exampleNow}
    label="7,812 packets, a flag at 18:02"
    words={{ table: 'As a table', chart: 'As a chart', time: 'Time' }}
    formatTime={formatHour}
    formatCount={(_, count) => `${count} packets`}
  />
);
function said(
  id: number,
  direction: StreamPart['direction'],
  at: number,
  words: string,
): StreamPart {
  return { id, direction, at, bytes: new TextEncoder().encode(words) };
}

const streams: CaptureStreams = {
  form: 'text',
  onFormChange,
  index: 8,
  count: 14,
  onIndexChange,
  parts: [
    said(1, 'out', 0, 'help'),
    said(2, 'in', 0.003, 'gun deck v7. commands: load fire slack quit'),
    said(3, 'out', 4.118, 'load 64'),
    said(4, 'in', 4.121, 'loaded 64'),
    { ...said(5, 'in', 14.019, 'flag{x}'), shown: 'flag{••••••••}' },
  ],
};

const meta = {
  title: 'CTF pieces/CapturePreview',
  component: CapturePreview,
  args: {
    file: 'T170216Z-9c41.pcap',
    actions: (
      <>
        <IconButton size="small" icon={Download} label="Download" />
        <IconButton size="small" icon={X} label="Close" />
      </>
    ),
    state: { kind: 'ready', facts, rate, streams },
    note: 'Parsed in this browser. Kept until 22 December.',
    words: {
      text: 'Text',
      hex: 'Hex',
      form: 'Show as',
      stream: (number, count) => `Stream ${number} of ${count}`,
      previous: 'Previous stream',
      next: 'Next stream',
      sent: 'sent',
      received: 'received',
      silent: 'Nothing was sent.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%', height: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The content of a captured file: details, traffic over time, streams as text or hex.',
    when: ['Next to the files of a CaptureBrowser.'],
    whenNot: ['Text of a program: a log.'],
    keyboard: [['Tab', 'moves to the view, the streams, then the lines, which arrow keys scroll']],
    writing: [
      'Above 20 MB it asks first and shows the size.',
      'Say where it is parsed and how long it is kept.',
    ],
  }),
} satisfies Meta<typeof CapturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hex' }));
    await expect(onFormChange).toHaveBeenCalledWith('hex');
    await userEvent.click(canvas.getByRole('button', { name: 'Next stream' }));
    await expect(onIndexChange).toHaveBeenCalledWith(9);
  },
};
export const AsHex: Story = {
  args: {
    state: {
      kind: 'ready',
      facts,
      rate,
      streams: {
        ...streams,
        form: 'hex',
        index: 0,
        parts: [said(1, 'in', 9.874, 'AAAAAAAA')],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous stream' })).toBeDisabled();
  },
};
export const Loading: Story = {
  args: { state: { kind: 'loading', label: 'Reading 4.8 MB', progress: 0.4 } },
};
export const TooLargeAsksFirst: Story = {
  args: {
    state: {
      kind: 'asks',
      title: '212 MB is a lot to parse here',
      text: 'It takes about a minute and memory of this browser.',
      action: 'Parse 212 MB',
      onAgree,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Parse 212 MB' }));
    await expect(onAgree).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      content: (
        <Banner tone="danger" action={<Button size="small">Download it</Button>}>
          The file ends in the middle of a packet.
        </Banner>
      ),
    },
  },
};
export const NoStreams: Story = { args: { state: { kind: 'ready', facts: facts.slice(0, 2) } } };
