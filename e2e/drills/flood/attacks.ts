import type { Attack } from './attack.ts';
import { EXPORTS } from './exports.ts';
import { HUB_MESSAGES } from './hub-messages.ts';
import { IDLE_CONNECTIONS } from './idle-connections.ts';
import { IMPORTS } from './imports.ts';
import { NESTED_JSON } from './nested-json.ts';
import { OPEN_BODIES } from './open-bodies.ts';
import { PICTURES } from './pictures.ts';
import { SIGN_INS } from './sign-ins.ts';
import { TUNNEL_FRAMES } from './tunnels.ts';
import { UNFINISHED_UPLOADS } from './unfinished-uploads.ts';
import { UNKNOWN_GAMES } from './unknown-games.ts';

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
