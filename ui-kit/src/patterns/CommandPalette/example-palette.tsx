import {
  Activity,
  Check,
  Lightbulb,
  Link2,
  Megaphone,
  Moon,
  Newspaper,
  Server,
  Settings,
} from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { PaletteItem } from './palette-item.ts';

/** What the palette of a game finds, for stories. */
export const exampleGroups = [
  { id: 'challenges', label: 'Challenges', prefix: '#' },
  { id: 'teams', label: 'Teams', prefix: '@' },
  { id: 'go', label: 'Go to', prefix: '>' },
  { id: 'do', label: 'Do', prefix: '>' },
  { id: 'found', label: 'Found on the server' },
];

export const exampleItems: readonly PaletteItem[] = [
  {
    id: 'sextant',
    group: 'challenges',
    name: 'Sextant',
    facts: '402 points, 29 solves',
    glyph: <CategoryFlag category="Reverse" size={18} />,
    end: (
      <Badge tone="info" icon={Lightbulb}>
        new hint
      </Badge>
    ),
    actions: [
      { id: 'link', label: 'Copy the link', glyph: <Icon icon={Link2} /> },
      { id: 'board', label: 'Show its solves on the scoreboard' },
    ],
  },
  {
    id: 'session',
    group: 'challenges',
    name: 'Session Fixture',
    facts: '287 points, 64 solves',
    glyph: <CategoryFlag category="Web" size={18} />,
  },
  {
    id: 'semaphore',
    group: 'challenges',
    name: 'Semaphore',
    facts: '140 points',
    glyph: <CategoryFlag category="Crypto" size={18} />,
    end: (
      <>
        <Icon icon={Check} size={14} />
        solved
      </>
    ),
  },
  {
    id: 'cannon',
    group: 'challenges',
    name: 'Loose Cannon',
    facts: '471 points, 12 solves',
    glyph: <CategoryFlag category="Pwn" size={18} />,
  },
  {
    id: 'sharp',
    group: 'teams',
    name: 'Sea Sharp',
    facts: '#15, 1,703 points',
    glyph: <Avatar name="Sea Sharp" kind="team" size={20} />,
  },
  {
    id: 'posts',
    group: 'go',
    name: 'Search all posts',
    glyph: <Icon icon={Newspaper} />,
    keys: ['g', 'p'],
  },
  {
    id: 'settings',
    group: 'go',
    name: 'Settings: session and accounts',
    facts: 'Staff',
    glyph: <Icon icon={Settings} />,
  },
  {
    id: 'monitor',
    group: 'go',
    name: 'Submissions monitor: Sextant only',
    facts: 'Staff',
    glyph: <Icon icon={Activity} />,
  },
  {
    id: 'instances',
    group: 'do',
    name: 'See running instances',
    facts: '1 running',
    glyph: <Icon icon={Server} />,
    keys: ['g', 'i'],
  },
  { id: 'theme', group: 'do', name: 'Set theme: light, dark, system', glyph: <Icon icon={Moon} /> },
  {
    id: 'notice',
    group: 'do',
    name: 'Send a notice to all teams',
    facts: 'Staff',
    glyph: <Icon icon={Megaphone} />,
  },
];
