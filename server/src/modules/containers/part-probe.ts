import { connect } from 'node:net';
import type { Address, StartedContainer } from './part-engine.ts';

/** Longer than a machine nearby takes to answer. */
const CONNECT_MILLISECONDS = 1000;
/** How long a connection has to last before a service can be what holds it. */
const HOLD_MILLISECONDS = 250;

type Outcome = 'Open' | 'Refused' | 'Unreachable';

/**
 * Whether the service of a container accepts connections. What answers at a published port may be
 * the engine, which ends the connection when nothing listens behind it; so the container's own
 * address is asked first, and at the published port a connection has to last.
 */
export async function isServing(started: StartedContainer): Promise<boolean> {
  return (await findServing(started)) !== null;
}

/** The address at which the service of a container accepts connections; null while it does not. */
export async function findServing({ local }: StartedContainer): Promise<Address | null> {
  if (local.own) {
    const outcome = await tryConnect(local.own, 0);
    if (outcome !== 'Unreachable') return outcome === 'Open' ? local.own : null;
  }
  const outcome = await tryConnect(local.published, HOLD_MILLISECONDS);
  return outcome === 'Open' ? local.published : null;
}

function tryConnect({ host, port }: Address, holdMilliseconds: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let timer = setTimeout(() => end('Unreachable'), CONNECT_MILLISECONDS);
    function end(outcome: Outcome): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    }
    socket.on('connect', () => {
      clearTimeout(timer);
      if (holdMilliseconds === 0) return end('Open');
      timer = setTimeout(() => end('Open'), holdMilliseconds);
      // A listener makes the end of the connection known.
      socket.on('data', () => end('Open'));
    });
    socket.on('end', () => end('Refused'));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      end(code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'Refused' : 'Unreachable'),
    );
  });
}
