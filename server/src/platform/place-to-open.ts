import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

interface Listening {
  publicUrl: string | undefined;
  host: string;
  port: number;
}

export interface PlaceToOpen {
  /** Where a browser opens the server, as far as the server can know. */
  url: string;
  /** What to set if a browser cannot; null with PUBLIC_URL. */
  note: string | null;
}

const LOOPBACK = /^(localhost|127\..*|::1|::ffff:127\..*)$/i;
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

const ONLY_HERE =
  'Only a browser on this machine can open it. To let others in, set HOST to 0.0.0.0, and PUBLIC_URL to the address by which they reach the server.';
const ELSEWHERE =
  'If browsers reach the server by another address, such as that of a proxy or of the host of its container, put that into the link and set PUBLIC_URL to it.';

/** @param findAddress names the address of this machine in its network, null if it has none */
export async function placeToOpen(
  { publicUrl, host, port }: Listening,
  findAddress: () => Promise<string | null> = findOwnAddress,
): Promise<PlaceToOpen> {
  if (publicUrl !== undefined) return { url: publicUrl, note: null };
  const address = EVERY_ADDRESS.has(host) ? await findAddress() : host;
  if (address === null || LOOPBACK.test(address))
    return { url: `http://localhost:${port}`, note: LOOPBACK.test(host) ? ONLY_HERE : ELSEWHERE };
  return { url: `http://${isIPv6(address) ? `[${address}]` : address}:${port}`, note: ELSEWHERE };
}

/** The address that this machine would send from to others; where it has no route, any that others may reach. */
async function findOwnAddress(): Promise<string | null> {
  const socket = createSocket('udp4');
  try {
    // Sends nothing: the kernel chooses a route and the address that belongs to it.
    socket.connect(9, '192.0.2.1');
    await once(socket, 'connect');
    return socket.address().address;
  } catch {
    return addressOfInterfaces();
  } finally {
    socket.close();
  }
}

function addressOfInterfaces(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const reachable = all.filter(
    ({ internal, address }) => !internal && !/^(fe80|169\.254)[:.]/i.test(address),
  );
  const found = reachable.find(({ family }) => family === 'IPv4') ?? reachable[0];
  return found?.address ?? null;
}
