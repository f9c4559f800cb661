import { seededRandom } from '../tools/random.ts';
import type { SeededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{pieces_of_eight_bits}';
const WIDTH = 32;
const LAYERS = 3;
const LEAK = 0.25;

interface Layer {
  weights: number[][];
  bias: number[];
}

/** Random, with a heavier diagonal, so that the layer has an inverse worth its name. */
function layer(random: SeededRandom): Layer {
  const weight = (): number => Math.round((random.fraction() - 0.5) * 1000) / 1000;
  return {
    weights: Array.from({ length: WIDTH }, (_, row) =>
      Array.from({ length: WIDTH }, (_column, at) => weight() + (row === at ? 3 : 0)),
    ),
    bias: Array.from({ length: WIDTH }, weight),
  };
}

function said(heard: readonly number[], layers: readonly Layer[]): number[] {
  let values = [...heard];
  for (const { weights, bias } of layers) {
    const input = values;
    values = weights
      .map((row, at) => row.reduce((sum, w, place) => sum + w * (input[place] ?? 0), bias[at] ?? 0))
      .map((value) => (value < 0 ? LEAK * value : value));
  }
  return values;
}

const round = (value: number): number => Number(value.toFixed(9));

function brain(): string {
  const random = seededRandom('parrot');
  const layers = Array.from({ length: LAYERS }, () => layer(random));
  const heard = Array.from(
    Buffer.alloc(WIDTH, flag, 'latin1').fill(0, flag.length),
    (x) => x / 128,
  );
  return `${JSON.stringify({
    activation: `leaky relu, slope ${LEAK} below zero`,
    layers: layers.map(({ weights, bias }) => ({
      weights: weights.map((row) => row.map(round)),
      bias,
    })),
    said: said(heard, layers).map(round),
  })}\n`;
}

export const challenge: DemoChallenge = {
  slug: 'parrot',
  title: 'Parrot',
  category: 'AI',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'A leaky rectifier never forgets: from its output you can tell its input.',
    'Each layer is 32 equations for 32 unknowns.',
  ],
  statement: `The ship's parrot has a brain of three dense layers. Each one computes

\`\`\`
y = leaky(W x + b)      leaky(t) = t if t >= 0, else t / 4
\`\`\`

The bosun whispered the flag into its ear: ${WIDTH} numbers, the ASCII code of each letter divided by
128, and zeros where the flag was over. What the parrot **said** after that sounded nothing like it.

The file holds the weights of all layers, in order (\`weights\` row by row), and what it said.`,
  file: () => ({ name: 'parrot.json', bytes: Buffer.from(brain()) }),
};
