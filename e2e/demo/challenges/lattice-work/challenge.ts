import { createHash } from 'node:crypto';
import { bytesOf } from '../tools/bigint.ts';
import { seededRandom } from '../tools/random.ts';
import { xored } from '../tools/xor.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{even_a_slack_rope_has_a_length}';
const ROPES = 10;
const SECRET_BITS = 160;
const ROPE_BITS = 512;
const SLACK_BITS = 64;

function yardBook(): string {
  const random = seededRandom('lattice-work');
  const secret = random.bits(SECRET_BITS);
  const ropes = Array.from(
    { length: ROPES },
    () => secret * random.bits(ROPE_BITS - SECRET_BITS) + random.bits(SLACK_BITS),
  );
  const pad = createHash('sha512').update(bytesOf(secret)).digest();
  const sealed = xored(Buffer.from(flag), pad);
  return JSON.stringify({ ropes: ropes.map(String), sealed: sealed.toString('hex') }, null, 2);
}

export const challenge: DemoChallenge = {
  slug: 'lattice-work',
  title: 'Lattice Work',
  category: 'Crypto',
  level: 'hard',
  flag,
  originalScore: 800,
  minScoreRate: 0.3,
  difficulty: 10,
  hints: [
    'The literature calls this the approximate common divisor problem.',
    'Find short vectors of the lattice spanned by (2^64, x1, ..., x9) and -x0 times each unit vector.',
  ],
  statement: `The rope yard measures everything in one secret unit *p*, a whole number of exactly
**${SECRET_BITS} bits**. Ten ropes lie on the trellis. The length of each is a multiple of *p*, plus a little slack:

\`\`\`
x = q * p + r      x has about ${ROPE_BITS} bits, r exactly ${SLACK_BITS} bits
\`\`\`

Every *q* and every *r* was rolled anew. The yard master is sure that nobody can find his unit
without a rope that has no slack at all.

The file holds the ten lengths and the flag, XORed with the beginning of \`SHA-512(p)\`, where *p*
is written as ${SECRET_BITS / 8} bytes, the greatest first.`,
  file: () => ({ name: 'yard-book.json', bytes: Buffer.from(yardBook()) }),
};
