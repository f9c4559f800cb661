// Runs in the browser: reads boards whose text is in memory already, so that neither the network nor
// what the browser does with its bytes is measured, on either side.
import { type Client, createClient, getBoard, getScoreboard } from '@halyard/sdk';

const CALLS = { scoreboard: getScoreboard, board: getBoard };

/** The two forms of the board. */
export type Form = keyof typeof CALLS;

/** What is compared: plain `JSON.parse`, the first read of a client, and its next, answered 304. */
export type Way = 'parse' | 'first' | 'unchanged';

/** What the bench calls in the page. */
export interface BoardBench {
  load(form: Form, text: string): void;
  /** Reads the board some times, one way. The last result is kept, until `forget`. */
  read(way: Way, times: number): Promise<void>;
  forget(): void;
}

let text = '';
let call: (gameId: number, options: { client: Client }) => Promise<unknown> = getBoard;
let client: Client;
let kept: unknown = null;

/** An answer whose text has arrived. */
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
