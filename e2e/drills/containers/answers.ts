import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const ANSWER_MILLISECONDS = 3000;
const ALL_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 20;

/** Reads what a container says about its team; nothing when nobody answers. */
export function whoAnswers(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let text = '';
    socket.setTimeout(ANSWER_MILLISECONDS, () => socket.destroy());
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text.trim()));
  });
}

export async function untilAnswers(host: string, port: number): Promise<void> {
  const deadline = performance.now() + ALL_MILLISECONDS;
  while (performance.now() < deadline) {
    if ((await whoAnswers(host, port)) !== '') return;
    await pause(POLL_MILLISECONDS);
  }
  throw new Error(`Nobody answers at port ${port}.`);
}
