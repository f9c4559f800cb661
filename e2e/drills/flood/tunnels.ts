import { seedContainers } from '../../load/seed-containers.ts';
import type { Attack, Parts, World } from './attack.ts';
import { floodSockets, frameOf } from './frames.ts';

const SOCKETS = 8;
const BINARY = 2;
const NOTHING = Buffer.alloc(0);

/** Each socket sends so many small frames a second. */
const SMALL_FRAMES = 30_000;
const WRITES = 50;

/** A container that reads all that it gets. */
async function addContainer({ site, swallowPort }: World): Promise<Parts> {
  const [entry] = await seedContainers(site.client, [swallowPort], false);
  return { path: `/api/proxy/${entry}` };
}

/** Frames of one byte through the proxy. */
export const TUNNEL_FRAMES: Attack = {
  title: `${SOCKETS} tunnels, ${SMALL_FRAMES} frames of one byte a second on each`,
  env: { CONTAINER_PORT_MAPPING: 'PlatformProxy' },
  prepare: addContainer,
  generate: (url, { path = '/' }) =>
    floodSockets(url, path, {
      sockets: SOCKETS,
      first: NOTHING,
      bytes: Buffer.concat(
        Array.from({ length: SMALL_FRAMES / WRITES }, () => frameOf(Buffer.from('a'), BINARY)),
      ),
      perSecond: WRITES,
    }),
};
