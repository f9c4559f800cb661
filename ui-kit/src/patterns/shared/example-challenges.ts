import type { ChallengeItem } from '../ChallengeCard/challenge-item.ts';
import type { AnyCategory } from '../CategoryFlag/categories.ts';

/** A challenge for stories; its label is derived from the other fields. */
export function exampleChallenge(
  id: number,
  title: string,
  category: AnyCategory,
  points: number,
  solves: number,
  more: Partial<ChallengeItem> = {},
): ChallengeItem {
  const count = solves === 0 ? 'no solves' : `${solves} ${solves === 1 ? 'solve' : 'solves'}`;
  const state = more.solved ? ', solved' : '';
  return {
    id,
    href: `#challenge-${id}`,
    title,
    category,
    points: String(points),
    solves: count,
    label: `${title}, ${category}, ${points} points, ${count}${state}`,
    openBlood: solves < 3 ? ([1, 2, 3] as const)[solves] : undefined,
    ...more,
  };
}

export const exampleGroups = [
  {
    category: 'Misc',
    name: 'Misc',
    count: '3/5',
    items: [
      exampleChallenge(1, 'Welcome Aboard', 'Misc', 100, 371, { solved: true }),
      exampleChallenge(2, 'Morse Code', 'Misc', 121, 214, { solved: true }),
      exampleChallenge(3, 'Flotsam', 'Misc', 177, 131, { solved: true }),
      exampleChallenge(4, 'Knots', 'Misc', 298, 58),
      exampleChallenge(5, 'Message in a Bottle', 'Misc', 484, 7),
    ],
  },
  {
    category: 'Pwn',
    name: 'Pwn',
    count: '1/4',
    items: [
      exampleChallenge(6, 'Bilge Pump', 'Pwn', 318, 55, { solved: true }),
      exampleChallenge(7, 'Loose Cannon', 'Pwn', 471, 12, { mark: { kind: 'running' } }),
      exampleChallenge(8, 'Heap of Rope', 'Pwn', 494, 3),
      exampleChallenge(9, 'Keelhaul', 'Pwn', 500, 0),
    ],
  },
  {
    category: 'Web',
    name: 'Web',
    count: '2/4',
    items: [
      exampleChallenge(10, 'Session Fixture', 'Web', 287, 64),
      exampleChallenge(11, 'Cargo Manifest', 'Web', 366, 41, { solved: true, blood: 2 }),
      exampleChallenge(12, 'Tide Table', 'Web', 412, 31, { solved: true }),
      exampleChallenge(13, 'Harbour Master', 'Web', 500, 0),
    ],
  },
] as const;
