import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import { EntryLine } from '../EntryLine/EntryLine.tsx';
import { exampleLife, exampleLifeWords } from './example-instance.ts';
import { InstanceBox } from './InstanceBox.tsx';

const entry = <EntryLine lines="nc 10.20.4.7 31337" copyLabel="Copy the entry" />;
const menu = <IconButton size="small" icon={Ellipsis} label="More for this instance" />;
function small(name: string, variant: 'primary' | 'secondary' = 'secondary', disabled = false) {
  return (
    <Button size="small" variant={variant} disabled={disabled}>
      {name}
    </Button>
  );
}

const meta = {
  title: 'CTF pieces/InstanceBox',
  component: InstanceBox,
  parameters: guide({
    what: 'The container of a challenge: its state, entry, remaining time and next step.',
    when: ['Above the flag field of a challenge with a container.', 'For a test container.'],
    whenNot: [
      'All instances of a team: InstanceDock.',
      'Instances of a game for staff: DataTable.',
    ],
    keyboard: [['Tab', 'moves to the entry, its copy button, the menu, the button at the end']],
    writing: [
      'The title is the state in two or three words: “Starting, 7 s”.',
      'The note says what happens next, or what it waits for.',
      'The button states its effect: “Extend +120 min”.',
    ],
  }),
  args: {
    state: 'running',
    label: 'Instance of Loose Cannon',
    title: entry,
    lifeWords: exampleLifeWords,
    extend: {
      label: 'Extend',
      hint: 'from 10 min left',
      action: 'Extend +120 min',
      onExtend: fn(),
    },
    announce: {
      extendable: 'Ten minutes left. The instance can be extended.',
      last: 'The instance ends in a minute.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InstanceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

function endsIn(seconds: number) {
  return () => (
    <>
      Ends in{' '}
      <Countdown
        inherit
        shape="short"
        until={Date.now() + seconds * 1000}
        warnBelow={0}
        dangerBelow={0}
      />
    </>
  );
}

export const None: Story = {
  args: {
    state: 'none',
    title: 'No instance',
    note: 'Lives 120 min, one of 2 free',
    actions: small('Start', 'primary'),
  },
};
export const Requested: Story = {
  args: {
    state: 'requested',
    title: 'Requested, 2 s',
    note: 'Third in the queue',
    actions: small('Cancel'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Starting: Story = {
  args: {
    state: 'starting',
    title: 'Starting, 7 s',
    note: 'Waiting until port 31337 answers',
    actions: small('Cancel'),
  },
};
/** It is as large as in the other states, so nothing moves when the next one begins. */
export const Pulling: Story = {
  args: {
    state: 'starting',
    title: 'Getting its image',
    note: '34 of 120 MB',
    progress: { share: 34 / 120, text: '28 %', label: '34 of 120 MB' },
  },
  render: (args) => (
    <>
      <InstanceBox {...args} />
      <InstanceBox {...args} label="Instance of Dead Reckoning" progress={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '34 of 120 MB' })).toBeVisible();
    const [pulling, waiting] = canvas.getAllByRole('region');
    await expect(pulling?.offsetHeight).toBe(waiting?.offsetHeight);
    await expect(canvas.getAllByText('34 of 120 MB')[0]?.offsetLeft).toBe(
      canvas.getAllByText('34 of 120 MB').at(-1)?.offsetLeft,
    );
  },
};
export const Running: Story = {
  args: { life: exampleLife(4370), note: 'ends 19:30 CET', actions: menu },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: '72 minutes left' })).toBeVisible();
    const extend = canvas.getByRole('button', { name: /Extend/ });
    await expect(extend).toBeDisabled();
    await userEvent.click(extend);
    await expect(args.extend?.onExtend).not.toHaveBeenCalled();
  },
};
export const MayExtend: Story = {
  args: { life: exampleLife(520), note: endsIn(520), actions: menu },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.announce?.extendable ?? '')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Extend +120 min' }));
    await expect(args.extend?.onExtend).toHaveBeenCalledOnce();
  },
};
export const LastMinute: Story = {
  args: { actions: menu },
  // Starts when the story is shown, because a minute may pass before its turn.
  render: (args) => <InstanceBox {...args} life={exampleLife(38)} note={endsIn(38)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.announce?.last ?? '')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Extend +120 min' })).toBeEnabled();
  },
};
export const Extending: Story = {
  args: {
    life: exampleLife(520),
    note: endsIn(520),
    actions: menu,
    extend: {
      label: 'Extend',
      hint: 'from 10 min left',
      action: 'Extend +120 min',
      onExtend: fn(),
      busy: true,
    },
  },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'Did not start: port in use',
    note: 'Request 0HN7-4C2E:0041',
    actions: small('Try again'),
  },
};
export const Ended: Story = {
  args: {
    state: 'ended',
    title: 'Ended 18:02',
    note: 'Ran 120 min, started by marlow',
    actions: small('Start again, 8 s', 'secondary', true),
  },
};
export const Limit: Story = {
  args: {
    state: 'limit',
    title: '2 of 2 instances in use',
    note: 'End one to start this',
    actions: small('Choose…'),
  },
};
export const Test: Story = {
  args: {
    kind: 'test',
    kindLabel: 'Test',
    life: exampleLife(4370),
    note: 'Yours alone, on the image saved last',
    extend: undefined,
    actions: small('Destroy'),
  },
};
export const Proxy: Story = {
  args: {
    kind: 'proxy',
    kindLabel: 'Proxy',
    title: (
      <EntryLine
        lines={['halyard tunnel 4c2e 31337', 'nc 127.0.0.1 31337']}
        copyLabel="Copy line"
      />
    ),
    life: exampleLife(4370),
    note: 'Traffic is recorded for the organisers',
    actions: menu,
  },
};
export const OnAPanel: Story = {
  args: { look: 'row', life: exampleLife(4370), note: 'ends 19:30 CET', actions: menu },
};
export const SolvedAndStillNeeded: Story = {
  args: {
    look: 'row',
    life: exampleLife(4370),
    title: 'Still needed?',
    note: 'Runs until 19:30 CET',
    extend: undefined,
    actions: (
      <>
        {small('Keep')}
        {small('Destroy')}
      </>
    ),
  },
};
