import { required } from '../tools/required.ts';
import { SEMAPHORE } from '../tools/semaphore.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{hold_your_arms_out_straight}';
const PER_LINE = 8;
const CELL = 90;
const ARM = 34;

function arm(eighths: number, x: number, y: number): string {
  const angle = (eighths * Math.PI) / 4;
  const handX = (x - ARM * Math.sin(angle)).toFixed(1);
  const handY = (y + ARM * Math.cos(angle)).toFixed(1);
  return `<line x1="${x}" y1="${y}" x2="${handX}" y2="${handY}"/>`;
}

function figure(letter: string, at: number): string {
  const x = CELL * (at % PER_LINE) + CELL / 2;
  const y = CELL * Math.floor(at / PER_LINE) + CELL / 2;
  const arms = required(SEMAPHORE[letter], letter)
    .split('')
    .map((eighths) => arm(Number(eighths), x, y));
  const body = `<circle cx="${x}" cy="${y - 14}" r="7"/><path d="M${x} ${y - 7}v28"/>`;
  return `<g>${body}<g stroke="#b91c1c">${arms.join('')}</g></g>`;
}

function drawing(): string {
  const letters = flag.slice('flag{'.length, -1).replaceAll('_', ' ').split('');
  const height = CELL * Math.ceil(letters.length / PER_LINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL * PER_LINE} ${height}"
  fill="none" stroke="#94a3b8" stroke-width="4" stroke-linecap="round">
<rect width="100%" height="100%" fill="#f8fafc" stroke="none"/>
${letters.map(figure).join('\n')}
</svg>
`;
}

export const challenge: DemoChallenge = {
  slug: 'semaphore',
  title: 'Semaphore',
  category: 'Crypto',
  level: 'easy',
  flag,
  originalScore: 200,
  minScoreRate: 0.5,
  difficulty: 14,
  hints: [
    'A to G: one arm hangs down, the other goes round clockwise, one eighth of a turn each.',
    'Both arms down is a space.',
  ],
  statement: `The cadet on the mole has been waving at us since the morning watch. The bosun drew every
pose he saw, eight to a line, left to right, **as seen from our deck**.

The code is the flag semaphore that navies have used since the nineteenth century; any table of it
will do. What the cadet says goes inside \`flag{...}\`, in lower case, with underscores for spaces.`,
  file: () => ({ name: 'cadet.svg', bytes: Buffer.from(drawing()) }),
};
