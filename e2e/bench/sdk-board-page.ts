// Runs in the browser: reads boards whose text is already in memory, so that neither the network nor
// the decoding of its bytes is measured.
import { type Client, createClient, getBoard, getScoreboard } from '@halyard/sdk';

const CALLS = { scoreboard: getScoreboard, board: getBoard };

/** The two forms of the board. */
export type Form = keyof typeof CALLS;

/** The compared ways: plain `JSON.parse`, a client's first read, its next read (answered with 304). */
export type Way = 'parse' | 'first' | 'unchanged';

/** Functions that the benchmark calls in the page. */
export interface BoardBench {
  load(form: Form, text: string): void;
  /** Reads the board several times in one way. Keeps the last result until `forget`. */
  read(way: Way, times: number): Promise<void>;
  forget(): void;
}

let text = '';
let call: (gameId: number, options: { client: Client }) => Promise<unknown> = getBoard;
let client: Client;
let kept: unknown = null;

/** A response whose text has arrived. */
const arrived = (headers: Record<string, string>): Response =>
  Object.assign(new Response(null, { headers }), { text: async () => text });

const answer = async (_address: unknown, init?: RequestInit): Promise<Response> =>
  new Headers(init?.headers).has('If-None-Match')
    ? new Response(null, { status: 304 })
    : arrived({ 'Content-Type': 'application/json', ETag: '"1"' });

const makeClient = () => createClient({ baseUrl: 'https://ctf.example', fetch: answer });

async function readOnce(way: Way): Promise<unknown> {
  if (way === 'parse') return JSON.parse(text);
  if (way === 'first') client = makeClient();
  const board = await call(1, { client });
  if (way === 'unchanged' && board !== kept)
    throw new Error('An unchanged board is another object');
  return board;
}

const bench: BoardBench = {
  load(form, given) {
    text = given;
    call = CALLS[form];
  },
  async read(way, times) {
    for (let time = 0; time < times; time += 1) kept = await readOnce(way);
  },
  forget() {
    kept = null;
    client = makeClient();
  },
};

Object.assign(globalThis, { bench });
