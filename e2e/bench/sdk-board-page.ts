// Runs in the browser: reads boards that are in memory already, so that neither network nor server
// is measured. The answers come as bytes, as from the network.
import { type Client, createClient, getBoard, getScoreboard } from '@halyard/sdk';

const CALLS = { scoreboard: getScoreboard, board: getBoard };
const POLLS = 20;

/** Milliseconds of one round. */
export interface Round {
  /** `JSON.parse` of the text. */
  parse: number;
  /** The call of a client that has not asked before. */
  first: number;
  /** The same client's next call, which the server answers with 304. */
  unchanged: number;
}

/** What the bench calls in the page. */
export interface BoardBench {
  load(form: keyof typeof CALLS, text: string): void;
  round(): Promise<Round>;
  /** Keeps a result alive, so that its memory can be counted; `nothing` lets go of it. */
  hold(what: 'nothing' | 'parsed' | 'read' | 'polled'): Promise<void>;
}

let text = '';
let bytes = new Uint8Array();
let call: (gameId: number, options: { client: Client }) => Promise<unknown> = getBoard;
let held: unknown = null;

const answer = async (_address: unknown, init?: RequestInit): Promise<Response> =>
  new Headers(init?.headers).has('If-None-Match')
    ? new Response(null, { status: 304 })
    : new Response(bytes, { headers: { 'Content-Type': 'application/json', ETag: '"1"' } });

const makeClient = () => createClient({ baseUrl: 'https://ctf.example', fetch: answer });

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const bench: BoardBench = {
  load(form, given) {
    text = given;
    bytes = new TextEncoder().encode(given);
    call = CALLS[form];
  },
  async round() {
    const client = makeClient();
    const results: unknown[] = [];
    const parse = await time(() => results.push(JSON.parse(text)));
    const first = await time(async () => results.push(await call(1, { client })));
    const polls = await time(async () => {
      for (let poll = 0; poll < POLLS; poll += 1) results.push(await call(1, { client }));
    });
    if (results.at(-1) !== results[1]) throw new Error('An unchanged board is another object');
    return { parse, first, unchanged: polls / POLLS };
  },
  async hold(what) {
    held = null;
    if (what === 'nothing') return;
    if (what === 'parsed') {
      held = JSON.parse(text);
      return;
    }
    const client = makeClient();
    const board = await call(1, { client });
    held = what === 'read' ? [client, board] : [client, board, await call(1, { client })];
  },
};

Object.assign(globalThis, { bench, heldForBench: () => held });
