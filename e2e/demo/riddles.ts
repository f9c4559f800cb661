// Small challenges without a file: a line of text in a well-known code.
import { seededRandom } from './challenges/tools/random.ts';
import { captured } from './challenges/tools/required.ts';
import type { Category, GameChallenge, Given, Level } from './challenges/types.ts';

interface Code {
  name: string;
  encode(text: string): string;
  decode(code: string): string;
}

const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
const reversed = (text: string) => Array.from(text).toReversed().join('');
const bytesIn = (radix: number, width: number): Omit<Code, 'name'> => ({
  encode: (text) =>
    Array.from(Buffer.from(text), (byte) => byte.toString(radix).padStart(width, '0')).join(' '),
  decode: (code) =>
    Buffer.from(code.split(' ').map((byte) => Number.parseInt(byte, radix))).toString(),
});

const CODES: readonly Code[] = [
  {
    name: 'Base64',
    encode: (text) => Buffer.from(text).toString('base64'),
    decode: (code) => Buffer.from(code, 'base64').toString(),
  },
  { name: 'ROT13', encode: rot13, decode: rot13 },
  { name: 'hexadecimal bytes', ...bytesIn(16, 2) },
  { name: 'binary bytes', ...bytesIn(2, 8) },
  { name: 'a mirror', encode: reversed, decode: reversed },
];

const WORDS = `anchor beacon bollard breeze cargo chart compass current deck ferry harbour hull
keel lantern mast moon pilot quay rudder sail sextant signal spray storm tide wake wave`.split(
  /\s+/,
);

/** The worth of a riddle by its level. */
const WORTH = { easy: 200, medium: 400, hard: 700 } as const;

/** Makes a riddle; a title always gives the same one. */
export function makeRiddle(title: string, category: Category, level: Level): GameChallenge {
  const random = seededRandom(`riddle ${title}`);
  const flag = `flag{${random.shuffled(WORDS).slice(0, 4).join('_')}}`;
  const code = random.pick(CODES);
  return {
    title,
    category,
    level,
    flag,
    originalScore: WORTH[level],
    minScoreRate: 0.3,
    difficulty: 8,
    hints: [],
    statement: `The signal station repeats one line, written in **${code.name}**:

    ${code.encode(flag)}`,
    file: () => null,
  };
}

/** Solves a riddle from its statement. */
export function solveRiddle({ statement }: Given): string {
  const name = captured(statement, /written in \*\*(.+)\*\*/);
  const code = CODES.find((other) => other.name === name);
  if (code === undefined) throw new Error(`unknown code ${name}`);
  return code.decode(captured(statement, /^ {4}(.+)$/m));
}

const SIGNAL = 'Signal ';
const SIGNAL_CATEGORIES: readonly Category[] = ['Misc', 'Crypto', 'Forensics', 'PPC'];

/** The nth challenge, from 1, that the organisers add while the demo runs. */
export function makeSignal(number: number): GameChallenge {
  const category = SIGNAL_CATEGORIES[(number - 1) % SIGNAL_CATEGORIES.length] ?? 'Misc';
  return makeRiddle(`${SIGNAL}${number}`, category, 'medium');
}

export function isSignal(title: string): boolean {
  return title.startsWith(SIGNAL);
}
