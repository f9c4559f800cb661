import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { cookie } from '../../../contract/contract-site.ts';

interface Event {
  topic: string;
  line?: { msg: string; name: string };
  [field: string]: unknown;
}

export interface OpenOptions {
  as?: string | null;
  /** Text of an API token. */
  token?: string;
  game?: number | null;
  lastEventId?: number;
  server?: { app: FastifyInstance };
}

/** Opens a stream; what it was sent so far is in `events`. */
export async function openStream(
  topics: readonly string[],
  {
    server,
    game,
    as,
    token,
    lastEventId,
  }: OpenOptions & Required<Pick<OpenOptions, 'server' | 'game'>>,
) {
  const query = new URLSearchParams([
    ...topics.map((topic) => ['topics', topic]),
    ...(game === null ? [] : [['game', String(game)]]),
  ]);
  const answer = await server.app.inject({
    url: `/api/ext/live?${query.toString()}`,
    headers: {
      ...cookie(as ?? null),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  const events: (Event & { id: number })[] = [];
  let isEnded = false;
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const blocks = (rest + chunk.toString()).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) events.push({ id: Number(id), ...(JSON.parse(data) as Event) });
    }
  });
  stream.on('end', () => (isEnded = true));
  await expect.poll(() => answer.statusCode !== 200 || events.length > 0).toBe(true);
  return {
    answer,
    events,
    /** The topics without the greeting. */
    topics: () => events.slice(1).map(({ topic }) => topic),
    isEnded: () => isEnded,
    close: () => stream.destroy(),
  };
}
