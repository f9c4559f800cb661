import type { DemoChallenge } from '../types.ts';

const flag = 'flag{fair_winds_and_following_seas}';
const plate = flag.slice('flag{'.length, -1).replaceAll('_', ' ').toUpperCase();

export const challenge: DemoChallenge = {
  slug: 'welcome-aboard',
  title: 'Welcome Aboard',
  category: 'Misc',
  level: 'easy',
  flag,
  originalScore: 100,
  minScoreRate: 1,
  difficulty: 10,
  hints: [],
  statement: `Before you cast off, learn to fly a flag.

A flag is the word \`flag\` and, in curly braces, words in **lower case** joined by
**underscores**. This is how every flag of this game looks, unless its statement says otherwise.

The brass plate beside the gangway reads:

> ${plate}

Fly it as a flag.`,
  file: () => null,
};
