import { mayHear } from './rules-access.ts';
import type { LogTail } from './part-log-tail.ts';
import { type MissedBoardsDeps, tellMissedBoards } from './part-missed-boards.ts';
import type { OrderedEvents } from './part-ordered-events.ts';
import { frameOf, type Stream } from './part-stream.ts';
import type { Streams } from './part-streams.ts';
import type { Teller } from './part-teller.ts';

interface GreeterDeps extends Omit<MissedBoardsDeps, 'before'> {
  streams: Pick<Streams, 'has' | 'listen'>;
  teller: Pick<Teller, 'replay'>;
  log: Pick<LogTail, 'add'>;
  ordered: Pick<OrderedEvents, 'between' | 'before' | 'recall'>;
  /** Everything up to this id was told. */
  position: () => number;
  /** Does something between two tellings of events, so that no stream is told one twice or not at all. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  onError: (error: unknown) => void;
}

interface Arrival {
  stream: Stream;
  lastEventId: number | null;
}

/**
 * Greets streams, tells them what they have missed and makes them listen. All that have come since the
 * last turn are greeted together: thousands come at once after a restart.
 */
export function createGreeter(
  deps: GreeterDeps,
): (stream: Stream, lastEventId: number | null) => Promise<void> {
  const { clock, liveGames, streams, teller, log, ordered, position, inTurn, onError } = deps;
  const waiting: Arrival[] = [];
  let turn: Promise<void> | null = null;

  async function greetAll(): Promise<void> {
    turn = null;
    await Promise.all(waiting.splice(0).map((arrival) => greet(arrival).catch(onError)));
  }

  async function greet({ stream, lastEventId }: Arrival): Promise<void> {
    const upTo = position();
    // Lines of the log are not kept, so a stream of them begins anew.
    const canResume = lastEventId !== null && !stream.topics.has('Log');
    if (canResume) await ordered.recall();
    const missed = canResume ? ordered.between(lastEventId, upTo) : null;
    await lookAtParticipations(stream);
    if (!(await mayStillHear(stream))) return stream.end();
    if (!streams.has(stream)) return;
    if (stream.topics.has('Log')) await log.add(stream);
    const hello = { topic: 'Hello', time: clock(), resumed: missed !== null };
    if (lastEventId === null || missed === null) {
      stream.send(frameOf(upTo, hello));
    } else {
      stream.send(frameOf(lastEventId, hello));
      await teller.replay(stream, missed);
      const { before } = ordered;
      await tellMissedBoards({ ...deps, before }, stream, { lastEventId, position: upTo });
    }
    streams.listen(stream);
  }

  /** Games may have been hidden, deleted or left since they were read: nobody tells a stream that listens to none yet. */
  async function mayStillHear({ actor, gameIds }: Stream): Promise<boolean> {
    for (const gameId of gameIds) if (!mayHear(actor, await liveGames.get(gameId))) return false;
    return true;
  }

  async function lookAtParticipations(stream: Stream): Promise<void> {
    for (const gameId of stream.gameIds) {
      const live = await liveGames.get(gameId);
      const own = stream.actor && live?.participationOf(stream.actor.userId);
      stream.participations.set(gameId, own?.participationId ?? null);
    }
  }

  return (stream, lastEventId) => {
    waiting.push({ stream, lastEventId });
    turn ??= inTurn(greetAll);
    return turn;
  };
}
