import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { TestContainer } from './TestContainer.tsx';

const log = '17:20:11 gundeck: listening on 0.0.0.0:31337\n17:20:13 probe ok, 3 ms';
const restart = (
  <>
    <Button>Restart</Button>
    <Button>Destroy</Button>
  </>
);
const start = <Button variant="primary">Start</Button>;

const meta = {
  title: 'CTF pieces/TestContainer',
  component: TestContainer,
  args: {
    title: 'Test container',
    state: 'running',
    stateLabel: 'Running',
    facts: 'ready after 2.3 s, 27:41 left',
    entry: 'nc 10.20.0.9 40117',
    entryLabel: 'Entry',
    actions: restart,
    log,
    logLabel: 'Log of the test container',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'A container that staff start to test a challenge, with its entry and log.',
    when: ['Next to the container settings of a challenge.'],
    whenNot: ['A player’s instance: InstanceBox.', 'All instances of the site: DataTable.'],
    keyboard: [['↑ ↓', 'scroll the log while it has the focus']],
    writing: [
      'The note says what starting does, or why it failed, with the message of the container engine.',
    ],
  }),
} satisfies Meta<typeof TestContainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  args: {
    state: 'none',
    stateLabel: 'Not started',
    facts: undefined,
    note: 'Uses the image as it is saved.',
    actions: start,
    log: '',
  },
};
export const Requested: Story = {
  args: {
    ...None.args,
    state: 'requested',
    stateLabel: 'Requested',
    note: 'Waits for a free place.',
    actions: <Button>Cancel</Button>,
  },
};
export const Starting: Story = {
  args: {
    state: 'starting',
    stateLabel: 'Starting, 7 s',
    facts: undefined,
    note: 'Pulling layer 3 of 5.',
    actions: <Button>Cancel</Button>,
    log: '17:20:04 pulling pwn/loose-cannon:7',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Starting, 7 s').closest('[role=status]')).not.toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Entry' })).toHaveValue('nc 10.20.0.9 40117');
  },
};
export const MayExtend: Story = {
  args: {
    state: 'extendable',
    stateLabel: 'Expiring',
    facts: '9:05 left',
    actions: (
      <>
        <Button variant="primary">Extend +30 min</Button>
        <Button>Destroy</Button>
      </>
    ),
  },
};
export const LastMinute: Story = {
  args: { ...MayExtend.args, state: 'last', stateLabel: 'Last minute', facts: '0:38 left' },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    stateLabel: 'Failed',
    facts: 'after 1.9 s',
    note: 'Port 31337 is already in use on deck-2.',
    actions: <Button>Try again</Button>,
    log: `${log}\n17:20:14 ERROR bind: address in use`,
  },
};
export const Ended: Story = {
  args: { state: 'ended', stateLabel: 'Ended', facts: 'ran 30:00', note: '', actions: start },
};
export const Limit: Story = {
  args: {
    state: 'limit',
    stateLabel: 'No place',
    facts: undefined,
    note: '120 of 120 instances run. End one first.',
    actions: <Button>Show instances</Button>,
    log: '',
  },
};
