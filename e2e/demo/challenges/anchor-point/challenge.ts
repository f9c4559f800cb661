import { numberOf, power, primeAfter } from '../tools/bigint.ts';
import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{two_anchors_on_one_chain}';
const EXPONENT = 65537n;

const random = seededRandom('anchor-point');
const port = primeAfter(random.bits(512));
const starboard = primeAfter(port + random.bits(258));
const modulus = port * starboard;
const sealed = power(numberOf(Buffer.from(flag)), EXPONENT, modulus);

export const challenge: DemoChallenge = {
  slug: 'anchor-point',
  title: 'Anchor Point',
  category: 'Crypto',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: ['A product of two neighbours is almost a square.'],
  statement: `The harbour authority seals its letters with textbook RSA: the text is read as one big
number (first byte first) and raised to *e* modulo *n*.

The key was made by a man who does not like to walk. He picked a prime of 512 bits for the port
anchor, took a few steps along the chain, and picked the next prime he met for the starboard one.

\`\`\`
n = ${modulus}

e = ${EXPONENT}

c = ${sealed}
\`\`\``,
  file: () => null,
};
