import { seededRandom } from '../tools/random.ts';
import { xored } from '../tools/xor.ts';
import type { DemoChallenge } from '../types.ts';

const areas = ['tern bank', 'the long roads', 'gull sound', 'outer skerries', 'cape linnea'];
const winds = ['light airs', 'a fresh breeze', 'a strong wind', 'a gale', 'a storm'];
const quarters = ['from the north', 'from the south west', 'from the east'];
const sights = ['good', 'moderate', 'poor'];

/** What the weather service can say. */
const PHRASES: readonly string[] = [
  ...areas.flatMap((area) => winds.map((wind) => `${wind} over ${area}`)),
  ...winds.flatMap((wind) => quarters.map((quarter) => `${wind} ${quarter}`)),
  ...areas.flatMap((area) => sights.map((sight) => `${sight} visibility off ${area}`)),
  'backing and easing',
  'veering and freshening',
  'fog banks towards the evening',
  'rain, later showers',
  'snow on the hills',
  'a heavy swell outside',
  'a slight sea inside',
  'drifting ice reported',
  'small craft should stay in port',
  'the barometer is falling slowly',
  'the barometer is rising quickly',
  'no change is expected before noon',
];

const flag = 'flag{a_pad_is_good_for_one_voyage}';
const order =
  'to the master of the tern: in the cabinet behind the chart table lies a letter. ' +
  `its password is ${flag}. tell nobody, not even the parrot.`;

/** A report long enough to cover the order. */
function report(): string {
  const random = seededRandom('two-time-pad report');
  let text = random.pick(PHRASES);
  while (text.length < order.length) text += `, ${random.pick(PHRASES)}`;
  return text;
}

function sealed(text: string, pad: Buffer): string {
  return xored(Buffer.from(text), pad).toString('hex');
}

function signals(): string {
  const weather = report();
  const pad = seededRandom('two-time-pad pad').bytes(weather.length);
  return [
    'PHRASE BOOK OF THE WEATHER SERVICE',
    'A report is a row of these phrases, joined by a comma and a space.',
    '',
    ...PHRASES.map((phrase) => `- ${phrase}`),
    '',
    'SIGNAL 1, 06:00, weather report',
    sealed(weather, pad),
    '',
    'SIGNAL 2, 06:04, to the Tern',
    sealed(order, pad),
    '',
  ].join('\n');
}

export const challenge: DemoChallenge = {
  slug: 'two-time-pad',
  title: 'Two-Time Pad',
  category: 'Crypto',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'What is left when you XOR both signals with each other?',
    'Guess the first phrase of the report: with the right one, the other signal begins to talk.',
  ],
  statement: `The signal station seals every message by XOR with a fresh page of its one-time pad. This
morning the clerk was tired: two signals left the station under **the same page**.

The first was the weather report at six, put together from the phrase book as always. The second
went to the *Tern* four minutes later, in plain lower-case English, and it is none of our business.

Both signals (hexadecimal) and the phrase book are in the file.`,
  file: () => ({ name: 'signals.txt', bytes: Buffer.from(signals()) }),
};
