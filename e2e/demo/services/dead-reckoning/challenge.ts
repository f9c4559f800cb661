import type { ServiceChallenge } from '../types.ts';

export const challenge: ServiceChallenge = {
  slug: 'dead-reckoning',
  title: 'Dead Reckoning',
  category: 'PPC',
  originalScore: 300,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: ['Nobody adds up that fast. A few lines of any language do.'],
  flagTemplate: 'flag{plotted_without_a_star_in_sight_[TEAM_HASH]}',
  statement: `The apprentice's examination: forty voyages, and for each the place where the ship ends.

Every voyage starts at \`0 0\`. A leg is a direction and a number of miles; north and east count up.
Answer with the miles east and the miles north:

\`\`\`
voyage 1 of 40: N 3, E 4, S 5
> 4 -2
\`\`\`

The whole examination takes at most twenty seconds.
`,
};
