import type { DemoChallenge } from '../types.ts';

export const challenge: DemoChallenge = {
  slug: 'splice-order',
  title: 'Splice Order',
  category: 'PPC',
  level: 'medium',
  flag: 'flag{splice_606932266235}',
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'The long ropes should be touched as late and as seldom as possible.',
    'A move that joins only two ropes costs you something. When does it hurt least?',
  ],
  statement: `All the rope on board has to become **one** rope. The splicing bench takes **two or three**
ropes at a time and joins them end to end into one; a move costs as many minutes as the new rope is
long in metres. What is the least total cost?

For ropes of 1, 2, 3 and 4 metres it is 13: first 1 + 2 (3 minutes), then 3 + 3 + 4 (10 minutes).

There are **1,000,000** ropes. Their lengths come from this sequence, one for each *i* from 1 on:

\`\`\`
x(0)      = 20261121
x(i)      = (1103515245 * x(i-1) + 12345) mod 2^31
length(i) = 1 + floor(x(i) / 2^11) mod 100000
\`\`\`

The first three are 76031, 16081 and 40925. The flag is \`flag{splice_N}\` with the least cost in
place of *N*, in decimal, without separators. A program that takes more than a few seconds is on
the wrong tack.`,
  file: () => null,
};
