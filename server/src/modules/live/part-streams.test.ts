import { expect, test } from 'vitest';
import type { Stream } from './part-stream.ts';
import { createStreams } from './part-streams.ts';

function streamOf(userId: string | null): Stream {
  return {
    actor: userId === null ? null : { userId, userName: '', role: 'User' },
    topics: new Set(),
    gameIds: new Set(),
    expiresAt: null,
    participations: new Map(),
    sentAt: () => 0,
    send: () => undefined,
    keepAlive: () => undefined,
    end: () => undefined,
  };
}

test('streams of a home are counted together, whichever of its networks they come from', () => {
  const streams = createStreams(1);
  const open = [1, 2, 3, 4].map((network) => {
    const address = `2001:db8:1:230${network}::1`;
    streams.checkRoom(null, address);
    const stream = streamOf(null);
    streams.add(stream, address);
    return stream;
  });
  const check = () => streams.checkRoom(null, '2001:db8:1:2305::1');
  expect(check).toThrow('RATE_LIMITED');
  const [first] = open;
  if (first) streams.remove(first);
  // The end of a connection may be told twice.
  if (first) streams.remove(first);
  expect(check).not.toThrow();
  streams.add(streamOf(null), '2001:db8:1:2305::1');
  expect(() => streams.checkRoom(null, '2001:db8:1:2306::1')).toThrow('RATE_LIMITED');
  expect(() => streams.checkRoom(null, '2001:db8:2::1')).not.toThrow();
});
