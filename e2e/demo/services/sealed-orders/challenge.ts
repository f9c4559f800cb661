import type { ServiceChallenge } from '../types.ts';

export const challenge: ServiceChallenge = {
  slug: 'sealed-orders',
  title: 'Sealed Orders',
  category: 'Crypto',
  originalScore: 600,
  minScoreRate: 0.3,
  difficulty: 10,
  hints: [
    'The clerk tells an envelope that cannot be closed from one that is badly filled. That is one bit of knowledge for each question.',
    'Change the last byte of one block, and look at what the clerk says of the next one.',
  ],
  flagTemplate: 'flag{the_clerk_said_too_much_[TEAM_HASH]}',
  statement: `The clerk of the admiralty holds sealed orders, in AES-128-CBC with the padding of PKCS#7. He
reads you the envelope in hexadecimal digits, the first block being the initialization vector, and
looks at every other envelope that you hand him, a line each:

\`\`\`
orders 4f0c...
> 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
garbled
\`\`\`

What is in it he never says. He is patient: hand him as many as you like, also without waiting for
his answers.
`,
};
