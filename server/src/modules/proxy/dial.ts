import { connect, type Socket } from 'node:net';
import { AppError } from '../../domain/app-error.ts';

/** Longer than a machine nearby takes to answer. */
const CONNECT_MILLISECONDS = 5000;

/** Connects to a container; throws INSTANCE_UNREACHABLE. */
export function dial(address: { host: string; port: number }): Promise<Socket> {
  const { host, port } = address;
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, allowHalfOpen: true, noDelay: true });
    const timer = setTimeout(() => socket.destroy(new Error('No answer.')), CONNECT_MILLISECONDS);
    socket.once('error', (cause) => {
      clearTimeout(timer);
      reject(new AppError('INSTANCE_UNREACHABLE', { cause }));
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      // From here on an error is followed by `close`, which the tunnel hears.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
