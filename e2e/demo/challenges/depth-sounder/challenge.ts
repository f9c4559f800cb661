import { nmeaChecksum } from '../tools/nmea.ts';
import { seededRandom } from '../tools/random.ts';
import type { SeededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{no_bottom_at_forty_fathoms}';
const BAUD = 4800;
const JITTER_MICROSECONDS = 12;
const LETTERS_PER_SENTENCE = 4;

const wrong = (body: string): string => (nmeaChecksum(body) === '7F' ? '7E' : '7F');

function sentences(random: SeededRandom): string[] {
  const pieces = flag.match(new RegExp(`.{1,${LETTERS_PER_SENTENCE}}`, 'g')) ?? [];
  const parts = pieces.map(
    (piece, at) => `PHRBR,${at + 1},${pieces.length},${Buffer.from(piece).toString('hex')}`,
  );
  const torn = parts.map((_, at) => {
    const noise = random.bytes(LETTERS_PER_SENTENCE).map((byte) => 97 + (byte % 26));
    return `PHRBR,${at + 1},${pieces.length},${Buffer.from(noise).toString('hex')}`;
  });
  const depths = Array.from({ length: 12 }, () => {
    const metres = 60 + random.below(300) / 10;
    return `SDDBT,${(metres * 3.281).toFixed(1)},f,${metres.toFixed(1)},M,${(metres / 1.829).toFixed(1)},F`;
  });
  return random.shuffled([
    ...[...parts, ...depths].map((body) => `$${body}*${nmeaChecksum(body)}\r\n`),
    ...torn.map((body) => `$${body}*${wrong(body)}\r\n`),
  ]);
}

/** The changes of the line: idle is high; start bit, eight bits (lowest first), stop bit. */
function trace(): string {
  const random = seededRandom('depth-sounder');
  const lines = ['time_us,level', '0,1'];
  const bit = 1e6 / BAUD;
  let time = 50_000;
  let level = 1;
  for (const sentence of sentences(random)) {
    for (const byte of Buffer.from(sentence)) {
      const bits = [0, ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (byte >> at) & 1), 1];
      for (const next of bits) {
        const jitter = random.below(2 * JITTER_MICROSECONDS) - JITTER_MICROSECONDS;
        if (next !== level) lines.push(`${Math.round(time + jitter)},${next}`);
        level = next;
        time += bit;
      }
      time += random.below(3) * bit;
    }
    time += 20_000 + random.below(80_000);
  }
  return `${lines.join('\n')}\n`;
}

export const challenge: DemoChallenge = {
  slug: 'depth-sounder',
  title: 'Depth Sounder',
  category: 'Hardware',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'The shortest time between two changes is one bit: about 208 microseconds.',
    'Every NMEA 0183 sentence ends in a checksum. The ones that lie do not match theirs.',
  ],
  statement: `We soldered a logic analyser to the one wire that leaves the depth sounder. The file lists
every **change** of the line: the time in microseconds and the level from then on.

It is an ordinary serial line (idle high, one start bit, eight data bits with the lowest first, no
parity, one stop bit) and it speaks NMEA 0183. Between the depths the maker hid sentences of his own,
\`$PHRBR,part,of,hex*checksum\`. The line is old and long, so **not everything you read is true**.`,
  file: () => ({ name: 'sounder.csv', bytes: Buffer.from(trace()) }),
};
