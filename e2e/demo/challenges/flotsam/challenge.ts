import { encodePng } from '../tools/png.ts';
import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{what_the_tide_brings_in}';
const WIDTH = 320;
const HEIGHT = 200;
const HORIZON = 88;
const BLUE = 2;

/** A sunset over a swell: colour of one pixel. */
function seascape(x: number, y: number): [number, number, number] {
  const fromSun = Math.hypot(x - 220, y - HORIZON);
  if (y < HORIZON) {
    if (fromSun < 30) return [255, 214, 140];
    const height = y / HORIZON;
    return [40 + 190 * height, 50 + 90 * height, 96 + 20 * height];
  }
  const depth = (y - HORIZON) / (HEIGHT - HORIZON);
  const swell = Math.sin(x / (6 + 20 * depth) + y * 0.9) * 14 * depth;
  const glint = Math.max(0, 60 - Math.abs(x - 220)) * (1 - depth);
  return [30 + glint * 2 + swell, 62 + glint + swell, 92 - 40 * depth + swell];
}

/** The letter's bits: its length in two bytes, then its bytes, the highest bit first. */
function bitsOf(letter: Buffer): number[] {
  const whole = Buffer.concat([Buffer.from([letter.length >> 8, letter.length & 255]), letter]);
  return [...whole].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1));
}

function picture(): Buffer<ArrayBuffer> {
  const random = seededRandom('flotsam');
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const grain = random.below(7) - 3;
      const colour = seascape(x, y).map((part) => Math.min(255, Math.max(0, part + grain)));
      rgb.set(colour, (y * WIDTH + x) * 3);
    }
  }
  const letter = `Found this on the beach, thought of you.\nThe bottle says: ${flag}\n`;
  // Column by column from the waterline down: the tide came in, it did not read like a book.
  const rows = HEIGHT - HORIZON;
  for (const [at, bit] of bitsOf(Buffer.from(letter)).entries()) {
    const x = Math.floor(at / rows);
    const y = HORIZON + (at % rows);
    const place = (y * WIDTH + x) * 3 + BLUE;
    rgb[place] = ((rgb[place] ?? 0) & ~1) | bit;
  }
  return encodePng({ width: WIDTH, height: HEIGHT, rgb });
}

export const challenge: DemoChallenge = {
  slug: 'flotsam',
  title: 'Flotsam',
  category: 'Misc',
  level: 'medium',
  flag,
  originalScore: 300,
  minScoreRate: 0.4,
  difficulty: 12,
  hints: [
    'The letter begins with its own length in bytes, as two bytes, the greater one first.',
    'The waterline is at y = 88. The tide wets one column after the other, from there to the bottom.',
  ],
  statement: `The tide left a postcard at the foot of the breakwater. It shows nothing but the sea at
dusk, and the sender swore that *there is a letter in it, in the smallest part of the blue*.

The sky is only a sky. The letter begins where the water begins, at the left edge, and the water
does not read in lines as people do: it comes **down** the beach, one column after the other.`,
  file: () => ({ name: 'postcard.png', bytes: picture() }),
};
