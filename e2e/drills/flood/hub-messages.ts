import type { Attack } from './attack.ts';
import { floodSockets, frameOf } from './frames.ts';

const SOCKETS = 8;
const PER_SECOND = 100;
const TEXT = 1;
const SEPARATOR = '\u001E';

/** Visitors open hubs and send messages of nothing but separators, as long as a hub used to take. */
export const HUB_MESSAGES: Attack = {
  title: `${SOCKETS} hubs, ${PER_SECOND} messages of 4,000 separators a second on each`,
  async prepare({ game: { gameId } }) {
    return { path: `/hub/user?game=${gameId}` };
  },
  generate: (url, { path = '/' }) =>
    floodSockets(url, path, {
      sockets: SOCKETS,
      first: frameOf(Buffer.from(`{"protocol":"json","version":1}${SEPARATOR}`), TEXT),
      bytes: frameOf(Buffer.from(SEPARATOR.repeat(4000)), TEXT),
      perSecond: PER_SECOND,
    }),
};
