import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tar, textFile } from '../tools/archive.ts';
import type { DemoChallenge } from '../types.ts';
import { gunDeck } from './gun-deck.ts';
import { INSTRUCTIONS } from './instructions.ts';

const flag = 'flag{a_negative_charge_of_powder}';

function manual(): string {
  const lines = INSTRUCTIONS.map(({ name, operand, does }, opcode) => {
    const code = opcode.toString(16).padStart(2, '0');
    return `${code}  ${`${name}${operand ? ' n' : ''}`.padEnd(10)}${does}`;
  });
  return `THE DECKHAND, A MACHINE OF 16 BITS

4096 bytes of memory. The program lies from address 0 on and is where it all starts.
Two registers of 16 bits, A and B. The stack grows down from 0f00; SP is its end.
A word is two bytes, the lower one first. An instruction is one byte, and one word
if the list says n. Nothing protects anything from anybody.

${lines.join('\n')}
`;
}

function archive(): Buffer<ArrayBuffer> {
  const machine = readFileSync(new URL('deckhand.cjs', import.meta.url), 'utf8');
  const program = gunDeck(`the magazine is open: ${flag}\n`, { first: 0x4a1d, second: 0x77c5 });
  return Buffer.from(
    gzipSync(
      tar([
        textFile('MANUAL.txt', manual()),
        textFile('deckhand.cjs', machine),
        { name: 'gun-deck.rom', bytes: program },
        textFile('instructions.json', `${JSON.stringify(INSTRUCTIONS, null, 1)}\n`),
      ]),
    ),
  );
}

export const challenge: DemoChallenge = {
  slug: 'loose-cannon',
  title: 'Loose Cannon',
  category: 'Pwn',
  level: 'hard',
  flag,
  originalScore: 800,
  minScoreRate: 0.3,
  difficulty: 10,
  hints: [
    'How much powder is the byte 0x80, to the check and to the loader?',
    'The guard of the stack is the same at every start. A trace shows it to you.',
  ],
  statement: `The gun deck's fire control accepts a little more than it should. It asks how much powder to
load (one byte), takes that many bytes, and goes home.

\`\`\`
$ printf '\\003abc' | node deckhand.cjs
gun deck> load loaded
\`\`\`

Somewhere below lies the **magazine**, a routine that nobody ever calls. It wants two arguments on
the stack, is particular about both, and prints the flag if it likes them. Find the slack in the
rope, write the input that takes you there, and fire.

The archive holds the program (\`gun-deck.rom\`), the machine it runs on (\`deckhand.cjs\`, for any
Node) and the manual of its language.`,
  file: () => ({ name: 'loose-cannon.tar.gz', bytes: archive() }),
};
