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
