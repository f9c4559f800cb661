import { createClient, openLive } from '@halyard/sdk';
import type { OpenStream } from './live-connection.ts';

// The connection has its own pauses between attempts.
const client = createClient({ retry: { attempts: 1 } });

export const openStream: OpenStream = ({ topics, games }, { signal, lastEventId }) =>
  openLive(
    { topics: [...topics], ...(games.length > 0 && { game: [...games] }) },
    { client, signal, lastEventId },
  );
