import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { SolveService } from '../types.ts';

const BLOCK = 16;
const VALUES = 256;

/** Sends several envelopes at once; returns the answer to each. */
type Ask = (envelopes: readonly Buffer[]) => Promise<string[]>;

/** The bytes that decryption gives before they are combined with the block in front. */
async function openBlock(ask: Ask, block: Buffer): Promise<Buffer> {
  const opened = Buffer.alloc(BLOCK);
  for (let at = BLOCK - 1; at >= 0; at -= 1) {
    const padding = BLOCK - at;
    const front = opened.map((byte, place) => (place > at ? byte ^ padding : 0));
    const guesses = Array.from({ length: VALUES }, (_, guess) => {
      const bytes = Buffer.from(front);
      bytes[at] = guess;
      return bytes;
    });
    const answers = await ask(guesses.map((guess) => Buffer.concat([guess, block])));
    const right = guesses.filter((_, guess) => answers[guess] === 'sealed');
    opened[at] = ((await findOnly(ask, right, block))[at] ?? 0) ^ padding;
  }
  return opened;
}

/** If two guesses have a valid padding, one of them has a longer one by chance; the byte before the last tells which. */
async function findOnly(ask: Ask, guesses: readonly Buffer[], block: Buffer): Promise<Buffer> {
  const [first = Buffer.alloc(BLOCK), ...others] = guesses;
  if (others.length === 0) return first;
  const changed = guesses.map((guess) => {
    const bytes = Buffer.from(guess);
    bytes[BLOCK - 2] = (bytes[BLOCK - 2] ?? 0) ^ 1;
    return Buffer.concat([bytes, block]);
  });
  const answers = await ask(changed);
  return guesses.find((_, index) => answers[index] === 'sealed') ?? first;
}

export const solve: SolveService = async ({ host, port }) => {
  const socket = connect({ host, port });
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? '';
  const ask: Ask = async (envelopes) => {
    socket.write(envelopes.map((bytes) => `${bytes.toString('hex')}\n`).join(''));
    const answers: string[] = [];
    while (answers.length < envelopes.length) answers.push(await next());
    return answers;
  };
  const envelope = Buffer.from((await next()).replace('orders ', ''), 'hex');
  let text = '';
  for (let at = BLOCK; at < envelope.length; at += BLOCK) {
    const opened = await openBlock(ask, envelope.subarray(at, at + BLOCK));
    const front = envelope.subarray(at - BLOCK, at);
    text += Buffer.from(opened.map((byte, place) => byte ^ (front[place] ?? 0))).toString('latin1');
  }
  socket.destroy();
  return /flag\{.*\}/.exec(text)?.[0] ?? '';
};
