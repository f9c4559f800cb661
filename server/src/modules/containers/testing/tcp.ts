import { connect } from 'node:net';
import type { Address } from '../part-engine.ts';

/** Sends a text to a service and returns all that it answers until it closes or is silent. */
export function talk({ host, port }: Address, text = '', silence = 3000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(silence, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.on('connect', () => text !== '' && socket.write(text));
  });
}
