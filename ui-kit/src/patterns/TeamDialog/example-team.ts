import { CATEGORIES, type Category } from '@halyard/sdk/rules';
import type { TeamReportProps } from './TeamReport.tsx';

const solved = [
  [1, 'Ghost Rigging', 'Reverse', 'nullb', 497, 24, 'Sat 18:15', 1],
  [2, 'Loose Cannon', 'Pwn', 'zero', 471, 14, 'Sat 15:51', 2],
  [3, 'Bilge Pump', 'Pwn', 'nullb', 318, 0, 'Sat 13:53', 0],
  [4, 'Session Fixture', 'Web', 'xor', 287, 0, 'Sat 11:17', 0],
  [5, 'Semaphore', 'Crypto', 'zero', 140, 0, 'Sat 10:09', 0],
  [6, 'Salvage', 'Forensics', 'nullb', 310, 0, 'Sat 08:18', 0],
  [7, 'Flotsam', 'Misc', 'zero', 177, 0, 'Sat 08:13', 0],
  [8, 'Parrot', 'AI', 'zero', 254, 12, 'Fri 19:25', 1],
  [9, 'Crow’s Nest', 'OSINT', 'nop', 187, 1, 'Fri 14:02', 3],
] as const;

const bloodNames = ['First blood', 'Second blood', 'Third blood'];
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function write(value: number): string {
  return value.toLocaleString('en-US');
}

const value = sumOf(solved.map((solve) => solve[4]));
const bonus = sumOf(solved.map((solve) => solve[5]));
const total = value + bonus;

function categoryBar(category: Category) {
  const won = sumOf(solved.filter((solve) => solve[2] === category).map((solve) => solve[4]));
  const count = solved.filter((solve) => solve[2] === category).length;
  return {
    category,
    name: category,
    share: won / 1400,
    points: write(won),
    count: `${count}/${count + 2}`,
  };
}

function memberShare(name: string) {
  const own = solved.filter((solve) => solve[3] === name);
  const points = sumOf(own.map((solve) => solve[4] + solve[5]));
  return { id: name, name, points, note: `${write(points)} · ${own.length} solves` };
}

/** A team's report for stories; its figures are sums of its solves. */
export const exampleReport: Omit<TeamReportProps, 'chart'> = {
  name: 'nullbyte',
  division: 'Open',
  bio: 'Two bytes short of a plan. Lisbon and Porto.',
  figures: [
    { value: '#2', label: 'of 412' },
    { value: write(total), label: 'points' },
    { value: String(solved.length), unit: '/40', label: 'solved' },
    { value: `+${write(total - 2079)}`, label: 'on your 2,079' },
  ],
  words: {
    score: 'Score',
    categories: 'Categories',
    categoriesNote: 'points won of points on offer',
    members: 'Members',
    solves: 'Solves',
    solvesNote: `${solved.length}, newest first`,
    none: 'Nothing solved yet',
  },
  categories: CATEGORIES.map((category) => categoryBar(category)),
  members: ['nullb', 'zero', 'xor', 'nop'].map((name) => memberShare(name)),
  solves: {
    label: 'Solves of nullbyte',
    solves: solved.map(([id, title, category, member, worth, extra, time, blood]) => ({
      id,
      title,
      category,
      member,
      value: String(worth),
      bonus: extra > 0 ? `+${extra}` : undefined,
      points: String(worth + extra),
      time,
      blood: blood === 0 ? undefined : blood,
      bloodLabel: bloodNames[blood - 1],
    })),
    sum: { value: write(value), bonus: `+${bonus}`, points: write(total) },
    words: {
      challenge: 'Challenge',
      member: 'Member',
      value: 'Value',
      bonus: 'Bonus',
      points: 'Points',
      time: 'Time, CET',
      sum: 'Sum',
    },
  },
};
