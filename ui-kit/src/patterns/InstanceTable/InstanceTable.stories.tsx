import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { guide } from '../../storybook/guide.ts';
import { InstanceMark } from './InstanceMark.tsx';
import type { StaffInstance } from './instance-columns.tsx';
import { InstanceTable } from './InstanceTable.tsx';
import { LifeBar } from './LifeBar.tsx';

const HOUR = 3_600_000;
const now = Date.now();
function life(left: number) {
  return {
    from: now + left - 2 * HOUR,
    until: now + left,
    whole: 'of 2:00:00',
    label: 'Time left',
  };
}

function act(name: string) {
  return (
    <Button key={name} size="small" variant="ghost">
      {name}
    </Button>
  );
}

const cannon = { title: 'Loose Cannon', category: 'Pwn', categoryName: 'Pwn' } as const;
const fixture = { title: 'Session Fixture', category: 'Web', categoryName: 'Web' } as const;

const instances: readonly StaffInstance[] = [
  {
    id: '1',
    state: 'failed',
    label: 'Failed: port in use',
    team: { name: 'Undertow' },
    challenge: cannon,
    started: '18:16:20',
    container: 'c1f0…1b77',
    actions: [act('Restart'), act('Destroy')],
  },
  {
    id: '2',
    state: 'starting',
    label: 'Starting, 7 s',
    team: { name: 'Leeward' },
    challenge: fixture,
    started: '18:17:46',
    container: 'b07a…90cd',
    actions: act('Cancel'),
  },
  {
    id: '3',
    state: 'expiring',
    label: 'Expiring',
    team: { name: 'Sea Sharp' },
    challenge: fixture,
    started: '16:18:31',
    life: life(9 * 60_000),
    entry: '10.20.4.46:8443',
    container: 'a1c4…3e18',
    actions: [act('+120 min'), act('Destroy')],
  },
  {
    id: '4',
    state: 'running',
    label: 'Running',
    team: { name: 'tern.team' },
    challenge: cannon,
    started: '17:58:04',
    life: life(1.6 * HOUR),
    entry: '10.20.4.12:31337',
    container: 'c1f0…a82e',
    actions: [act('+120 min'), act('Destroy')],
  },
];

const meta = {
  title: 'CTF pieces/InstanceTable',
  component: InstanceTable,
  subcomponents: { InstanceMark, LifeBar },
  args: {
    label: 'Instances by time left',
    instances,
    words: {
      team: 'Team',
      challenge: 'Challenge',
      started: 'Started, CET',
      left: 'Time left',
      state: 'State',
      entry: 'Entry',
      container: 'Container',
      actions: 'Actions',
      none: '–',
      copyEntry: 'Copy',
    },
  },
  parameters: guide({
    what: 'All instances of the site with their remaining time, failed ones first.',
    when: ['Staff manage the containers of the site or of a game.'],
    whenNot: ['Instances for players: InstanceBox, InstanceDock.'],
    keyboard: [['j k ↑ ↓', 'move between the rows']],
    writing: ['The state contains its reason: “Failed: port in use”.'],
  }),
} satisfies Meta<typeof InstanceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailedFirst: Story = {};
export const Loading: Story = { args: { instances: [], loadingRows: 5 } };
export const Empty: Story = {
  args: { instances: [], empty: <EmptyState title="No instance runs" /> },
};
export const Life: Story = {
  render: () => (
    <Stack gap={8} align="start">
      <LifeBar {...life(1.6 * HOUR)} label="Calm" />
      <LifeBar {...life(9 * 60_000)} label="May be extended" />
      <LifeBar {...life(38_000)} label="Last minute" />
      <LifeBar {...life(-1)} label="Over" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const share = canvas.getByRole('progressbar', { name: 'Calm' });
    await expect(share).toHaveAttribute('aria-valuenow', '80');
    await expect(canvas.getByRole('progressbar', { name: 'Over' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
};
export const Marks: Story = {
  render: () => (
    <Stack gap={8} align="start">
      <InstanceMark state="failed" label="Failed: port in use" />
      <InstanceMark state="starting" label="Starting, 7 s" />
      <InstanceMark state="expiring" label="Expiring" />
      <InstanceMark state="running" label="Running" />
      <InstanceMark state="ended" label="Ended" />
      <InstanceMark state="test" label="Test" />
    </Stack>
  ),
};
