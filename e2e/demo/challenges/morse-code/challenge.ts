import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';
import { MORSE } from '../tools/morse.ts';

const flag = 'flag{the_lamp_is_lit_at_0400}';
const SAMPLES_PER_SECOND = 8000;
const DIT_SAMPLES = 480;
const TONE_HERTZ = 650;

function keyed(text: string): boolean[] {
  const letters = text.split('').map((letter) => MORSE[letter] ?? ' ');
  const line = letters.join('/').replaceAll('/ /', ' ');
  const units = line.split('').flatMap((sign) => {
    if (sign === '.') return [1, 0];
    if (sign === '-') return [1, 1, 1, 0];
    return sign === '/' ? [0, 0] : [0, 0, 0, 0, 0, 0];
  });
  return [0, 0, 0, 0, ...units, 0, 0, 0].map((unit) => unit === 1);
}

function waveFile(samples: Buffer): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

function recording(): Buffer<ArrayBuffer> {
  const message = `cq de tern = ${flag.slice('flag{'.length, -1).replaceAll('_', ' ')} = ar`;
  const units = keyed(message);
  const random = seededRandom('morse-code');
  const samples = Buffer.alloc(units.length * DIT_SAMPLES);
  for (const at of samples.keys()) {
    const phase = (2 * Math.PI * TONE_HERTZ * at) / SAMPLES_PER_SECOND;
    const tone = units[Math.floor(at / DIT_SAMPLES)] ? 70 * Math.sin(phase) : 0;
    const hiss = 24 * (random.fraction() - 0.5);
    samples[at] = Math.round(128 + tone + hiss);
  }
  return waveFile(samples);
}

export const challenge: DemoChallenge = {
  slug: 'morse-code',
  title: 'Morse Code',
  category: 'Misc',
  level: 'easy',
  flag,
  originalScore: 200,
  minScoreRate: 0.5,
  difficulty: 14,
  hints: ['Any audio editor draws the signal. Short and long marks differ by a factor of three.'],
  statement: `The radio of the lightship came alive for half a minute. The operator's pencil broke after
the first letter, but the tape was running.

The message stands between two break signs (\`=\`, which is \`-...-\`). Its words, in lower case and
joined by underscores, are what goes inside \`flag{...}\`.`,
  file: () => ({ name: 'lightship.wav', bytes: recording() }),
};
