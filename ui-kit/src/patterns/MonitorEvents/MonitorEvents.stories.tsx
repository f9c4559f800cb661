import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { guide } from '../../storybook/guide.ts';
import { EventMark, type EventKind } from './EventMark.tsx';
import { MonitorEvents, type MonitorEvent } from './MonitorEvents.tsx';

const words: Readonly<Record<EventKind, string>> = {
  solved: 'Flag',
  wrong: 'Flag',
  gone: 'Flag',
  start: 'Start',
  stop: 'Stop',
  cheat: 'Cheat',
  other: 'Other',
};
const kinds: readonly EventKind[] = ['solved', 'wrong', 'gone', 'start', 'stop', 'cheat', 'other'];

function event(
  kind: EventKind,
  time: string,
  what: string,
  team: string,
  more: Partial<MonitorEvent> = {},
): MonitorEvent {
  return {
    id: time,
    kind,
    kindLabel: words[kind],
    time,
    what,
    team: { name: team },
    user: team.toLowerCase(),
    challenge: { title: 'Sextant', category: 'Reverse', categoryName: 'Reverse' },
    ...more,
  };
}

const events: readonly MonitorEvent[] = [
  event('wrong', '18:17:49', 'Sent a wrong flag, third in 2 min', 'Halogen'),
  event('start', '18:17:46', 'Asked for an instance, starting', 'Leeward'),
  event('solved', '18:17:42', 'Solved, 71st', 'Kernel Panic'),
  event('cheat', '18:17:31', 'Sent the flag of Tidal Lock', 'Undertow'),
  event('stop', '18:17:12', 'Ended an instance after 1:02:40', 'Cipher Squall'),
  event('gone', '18:17:02', 'Sent a flag that was not found', 'pier_review'),
  event('other', '18:16:22', 'Instance did not start: port in use', 'Undertow'),
  event('solved', '18:15:47', 'Solved first, 497 + 24 points', 'nullbyte', {
    blood: { place: 1, label: 'First blood' },
  }),
];

const meta = {
  title: 'CTF pieces/MonitorEvents',
  component: MonitorEvents,
  subcomponents: { EventMark },
  args: {
    label: 'Events, newest first',
    events,
    currentId: '18:17:31',
    rowHref: ({ id }) => `#${id}`,
    onShowNews: fn(),
    onPauseToggle: fn(),
    words: {
      kind: 'Type',
      time: 'Time, CET',
      what: 'What',
      team: 'Team',
      user: 'User',
      challenge: 'Challenge',
    },
  },
  parameters: guide({
    what: 'All events of a game, newest first, each kind with an icon and a label.',
    when: ['Staff watch a game.'],
    whenNot: ['Only flags: SubmissionStream.', 'The server’s log: LogTable.'],
    keyboard: [
      ['j k ↑ ↓', 'move between the rows'],
      ['.', 'shows the waiting rows'],
      ['Space', 'pauses or resumes'],
    ],
    writing: ['A short sentence in the past tense: “Asked for an instance, starting”.'],
  }),
} satisfies Meta<typeof MonitorEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
export const Alike: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false);
    const [first, ...rest] = args.events;
    if (!first) return <span />;
    const folded = {
      ...first,
      alike: { label: '3 alike', open, onToggle: () => setOpen(!open) },
    };
    const others = open
      ? ['18:17:20', '18:16:02'].map((time) => ({ ...first, id: `a${time}`, time }))
      : [];
    return <MonitorEvents {...args} events={[folded, ...others, ...rest]} />;
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length;
    const before = rows();
    const toggle = canvas.queryByRole('button', { name: '3 alike', expanded: false });
    // On phones the sentence is in the second line of the row.
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(rows()).toBe(before + 2);
  },
};
export const NewRowsWait: Story = { args: { news: '9 new since 18:17:49, show' } };
export const Loading: Story = { args: { events: [], loadingRows: 6 } };
export const Empty: Story = {
  args: { events: [], empty: <EmptyState title="Nothing happened yet" /> },
};
export const Marks: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {kinds.map((kind) => (
        <EventMark key={kind} kind={kind} label={words[kind]} />
      ))}
    </Stack>
  ),
};
