import type { LanesProps } from '../Lanes/Lanes.tsx';
import type { LaneEvent } from '../Lanes/lanes-layout.ts';
import { exampleNow } from '../shared/example-board.ts';
import { formatHour } from '../shared/example-buckets.ts';
import type { Signal } from '../SignalList/SignalList.tsx';
import type { Pair } from './PairQueue.tsx';

const cannon = { id: 1, title: 'Loose Cannon', category: 'Pwn', categoryName: 'Pwn' } as const;
const pump = { id: 2, title: 'Bilge Pump', category: 'Pwn', categoryName: 'Pwn' } as const;
const pad = { id: 3, title: 'Two-Time Pad', category: 'Crypto', categoryName: 'Crypto' } as const;

export const examplePairs: readonly Pair[] = [
  {
    id: '1',
    href: '#1',
    owner: { name: 'Tidal Lock' },
    sender: { name: 'Undertow' },
    challenges: [cannon, pump],
    state: 'new',
    stateLabel: 'New',
    when: '2×, 18:17',
  },
  {
    id: '2',
    href: '#2',
    owner: { name: 'Slack Water' },
    sender: { name: 'Scurvy Scripters' },
    challenges: [pad],
    state: 'watching',
    stateLabel: 'Watching',
    when: '16:40',
  },
  {
    id: '3',
    href: '#3',
    owner: { name: 'Cipher Squall' },
    sender: { name: 'Jolly Roger' },
    challenges: [pump],
    state: 'cleared',
    stateLabel: 'Cleared',
    when: 'Fri 23:08',
  },
  {
    id: '4',
    href: '#4',
    owner: { name: 'Kelpie Pack' },
    sender: { name: 'Scrapyard' },
    challenges: [pad],
    state: 'suspended',
    stateLabel: 'Suspended',
    when: '4×, Fri 20:45',
  },
];

export const exampleSignals: readonly Signal[] = [
  {
    id: 'instance',
    kind: 'instance',
    text: 'Sent a Loose Cannon flag without a container',
    strength: 'strong',
  },
  {
    id: 'address',
    kind: 'address',
    text: 'Same address 45.83.1.200, 6 sessions',
    strength: 'strong',
  },
  { id: 'answers', kind: 'answers', text: '3 equal wrong flags within 10 min', strength: 'some' },
  { id: 'order', kind: 'order', text: 'Solve order equal in 5 of 7', strength: 'some' },
];

const start = exampleNow - 80 * 60_000;
function event(id: string, minute: number, kind: string, label?: string): LaneEvent {
  return {
    id,
    at: start + minute * 60_000,
    kind,
    ...(label !== undefined && { label }),
  };
}

export const exampleLanes: LanesProps = {
  start,
  end: exampleNow,
  label: 'Undertow sent a flag of Tidal Lock soon after it was solved',
  words: {
    table: 'As a table',
    chart: 'As a chart',
    time: 'Time',
    who: 'Team',
    what: 'Event',
  },
  kinds: [
    { id: 'open', name: 'opened or started', mark: 'square', tone: 'info' },
    { id: 'wrong', name: 'wrong', mark: 'cross', tone: 'muted' },
    { id: 'solved', name: 'solved', mark: 'disc', tone: 'ok' },
    { id: 'foreign', name: 'foreign flag', mark: 'triangle', tone: 'danger' },
  ],
  lanes: [
    {
      id: 'owner',
      name: 'Tidal Lock',
      events: [
        event('a1', 8, 'open', 'Bilge Pump opened'),
        event('a2', 19, 'wrong'),
        event('a3', 44, 'solved', 'Bilge Pump solved'),
      ],
    },
    {
      id: 'sender',
      name: 'Undertow',
      events: [event('b1', 46, 'open'), event('b2', 48, 'foreign', 'flag of Tidal Lock')],
    },
  ],
  links: [{ from: 'a3', to: 'b2' }],
  formatTime: formatHour,
};
