import type { LiveGame } from '../live-games/public.ts';
import type { PublishedChanges } from '../scoreboard/public.ts';
import { isFor } from './part-messages.ts';
import { type Frame, frameOf, type Stream } from './part-stream.ts';

/** The event that tells a board. */
export function boardFrame(
  id: number,
  live: LiveGame,
  { version, changes }: PublishedChanges,
): Frame {
  return frameOf(id, { topic: 'Board', gameId: live.id, version, ...(changes && { changes }) });
}

export function tellBoard(
  frame: Frame,
  live: LiveGame,
  { to, now }: { to: Iterable<Stream>; now: number },
): void {
  for (const stream of to) {
    if (isFor(stream, { topic: 'Board', participationId: null }, live, now)) stream.send(frame);
  }
}
