import type { ServiceChallenge } from '../types.ts';

export const challenge: ServiceChallenge = {
  slug: 'harbour-office',
  title: 'Harbour Office',
  category: 'Web',
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'The office removes what leads out of its folder. How often does it look?',
    'The flag is not in a file. Every program is given a few words when it starts.',
  ],
  flagTemplate: 'flag{the_office_looked_only_once_[TEAM_HASH]}',
  statement: `The harbour office lends its charts to everybody, and is very sure that it lends nothing else.

Open the address of your instance in a browser, or ask it with \`curl\`.
`,
};
