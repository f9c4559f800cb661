import { createHttpClient } from '../../load/http-client.ts';
import { seedContainers } from '../../load/seed-containers.ts';
import type { Attack } from './attack.ts';
import { EXPORTS } from './exports.ts';
import { floodSockets, frameOf } from './frames.ts';
import { IDLE_CONNECTIONS } from './idle-connections.ts';
import { IMPORTS } from './imports.ts';
import { OPEN_BODIES } from './open-bodies.ts';
import { PICTURES } from './pictures.ts';
import { SIGN_INS } from './sign-ins.ts';
import { UNFINISHED_UPLOADS } from './unfinished-uploads.ts';

const BOARDS_PER_SECOND = 2000;
const MAX_ID = 2_000_000_000;

/** Somebody asks for the boards of games that do not exist. */
const UNKNOWN_GAMES: Attack = {
  title: `${BOARDS_PER_SECOND} unknown games a second`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000' },
  generate(url) {
    const http = createHttpClient(400);
    setInterval(() => {
      for (let index = 0; index < BOARDS_PER_SECOND / 100; index += 1) {
        const id = Math.floor(Math.random() * MAX_ID) + 1_000_000;
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        http.ask({ url: `${url}/api/ext/game/${id}/board`, headers }).catch(() => undefined);
      }
    }, 10);
  },
};

const SIGN_INS_PER_SECOND = 20;
/** So many levels nearly fill the size that a sign-in may have. */
const LEVELS = 15_000;
const BRACKETS = '['.repeat(LEVELS) + ']'.repeat(LEVELS);

/** Somebody sends sign-ins that are nothing but brackets. */
const NESTED_JSON: Attack = {
  title: `${SIGN_INS_PER_SECOND} sign-ins of ${LEVELS} nested lists a second`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000', RATE_LIMIT_LOGIN_FACTOR: '1000000' },
  generate(url) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    setInterval(() => {
      const sent = fetch(`${url}/api/account/login`, { method: 'POST', headers, body: BRACKETS });
      sent.then((answer) => answer.arrayBuffer()).catch(() => undefined);
    }, 1000 / SIGN_INS_PER_SECOND);
  },
};

const SOCKETS = 8;
/** The kinds of WebSocket frames. */
const [TEXT, BINARY] = [1, 2];

const MESSAGES_PER_SECOND = 100;
const SEPARATOR = '\u001E';

/** Visitors open hubs and send messages of nothing but separators, as long as a hub used to take. */
const HUB_MESSAGES: Attack = {
  title: `${SOCKETS} hubs, ${MESSAGES_PER_SECOND} messages of 4,000 separators a second on each`,
  async prepare({ game: { gameId } }) {
    return { path: `/hub/user?game=${gameId}` };
  },
  generate: (url, { path = '/' }) =>
    floodSockets(url, path, {
      sockets: SOCKETS,
      first: frameOf(Buffer.from(`{"protocol":"json","version":1}${SEPARATOR}`), TEXT),
      bytes: frameOf(Buffer.from(SEPARATOR.repeat(4000)), TEXT),
      perSecond: MESSAGES_PER_SECOND,
    }),
};

const FRAMES_PER_SECOND = 30_000;
const WRITES_PER_SECOND = 50;

/** Somebody sends frames of one byte to a container that reads all that it gets. */
const TUNNEL_FRAMES: Attack = {
  title: `${SOCKETS} tunnels, ${FRAMES_PER_SECOND} frames of one byte a second on each`,
  env: { CONTAINER_PORT_MAPPING: 'PlatformProxy' },
  async prepare({ site, swallowPort }) {
    const [entry] = await seedContainers(site.client, [swallowPort], false);
    return { path: `/api/proxy/${entry}` };
  },
  generate: (url, { path = '/' }) =>
    floodSockets(url, path, {
      sockets: SOCKETS,
      first: Buffer.alloc(0),
      bytes: Buffer.concat(
        Array.from({ length: FRAMES_PER_SECOND / WRITES_PER_SECOND }, () =>
          frameOf(Buffer.from('a'), BINARY),
        ),
      ),
      perSecond: WRITES_PER_SECOND,
    }),
};

/** All attacks, by the words that choose them on the command line. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'unknown-games': UNKNOWN_GAMES,
  'sign-ins': SIGN_INS,
  'open-bodies': OPEN_BODIES,
  'nested-json': NESTED_JSON,
  pictures: PICTURES,
  'idle-connections': IDLE_CONNECTIONS,
  'hub-messages': HUB_MESSAGES,
  'tunnel-frames': TUNNEL_FRAMES,
  exports: EXPORTS,
  'unfinished-uploads': UNFINISHED_UPLOADS,
  imports: IMPORTS,
};
