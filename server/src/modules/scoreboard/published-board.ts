import type { Clock } from '../../platform/clock.ts';
import { toCompactBoard } from './board-compact.ts';
import { toScoreboard } from './board-full.ts';
import type { LiveGame } from '../live-games/public.ts';
import { prepareAnswer } from '../../platform/prepared-answer.ts';
import type { PreparedAnswer } from '../../platform/prepared-answer.ts';
import { createPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';
import { standings } from './rank.ts';
import type { Standing } from './rank.ts';

/** The board as everybody sees it: made anew at most once a second, and only when it has changed. */
export interface PublishedBoards {
  /** In the contract's form. */
  full(live: LiveGame): Promise<PreparedAnswer>;
  /** In the form of our own app. */
  compact(live: LiveGame): Promise<PreparedAnswer>;
  ranks(live: LiveGame): Promise<PublishedRanks>;
  /** The version of the compact board that is answered now, after publishing it if that is due. */
  announced(live: LiveGame): Promise<number>;
}

export interface PublishedRanks {
  version: number;
  byParticipation: ReadonlyMap<number, Standing>;
}

interface Stamp {
  version: number;
  revision: number;
}

interface Publishers {
  full: Publisher<Stamp & { answer: PreparedAnswer }>;
  compact: Publisher<Stamp & { answer: PreparedAnswer }>;
  ranks: Publisher<Stamp & PublishedRanks>;
}

interface Options {
  clock: Clock;
  /** Milliseconds that never go back. */
  monotonic?: () => number;
  /** Told the seconds that making and compressing a board took. */
  onPublished?: (seconds: number) => void;
}

export function createPublishedBoards({
  clock,
  monotonic = () => performance.now(),
  onPublished,
}: Options): PublishedBoards {
  const publishers = new WeakMap<LiveGame, Publishers>();

  function publishersOf(live: LiveGame): Publishers {
    const known = publishers.get(live) ?? {
      full: publishAnswer(live, () => toScoreboard(live.board(), clock())),
      compact: publishAnswer(live, ({ version }) => toCompactBoard(live.board(), version, clock())),
      ranks: publish(live, async (stamp) => ({ ...stamp, byParticipation: ranksOf(live) })),
    };
    publishers.set(live, known);
    return known;
  }

  function publish<Publication extends Stamp>(
    live: LiveGame,
    make: (stamp: Stamp, previous: Publication | null) => Promise<Publication>,
  ): Publisher<Publication> {
    return createPublisher<Publication>({
      monotonic,
      isOutdated: ({ version, revision }) =>
        version !== live.version() || revision !== live.revision(),
      publish: (previous) => make({ version: live.version(), revision: live.revision() }, previous),
    });
  }

  function publishAnswer(live: LiveGame, form: (stamp: Stamp) => object) {
    return publish<Stamp & { answer: PreparedAnswer }>(live, async (stamp, previous) => {
      const started = monotonic();
      const answer = prepareAnswer(`W/"${live.id}-${stamp.version}"`, JSON.stringify(form(stamp)));
      // Who asks meanwhile gets the last board at once instead of waiting for the compressor.
      await Promise.all((previous?.answer.encodings() ?? []).map(answer.body));
      onPublished?.((monotonic() - started) / 1000);
      return { ...stamp, answer };
    });
  }

  return {
    full: async (live) => (await publishersOf(live).full.current()).answer,
    compact: async (live) => (await publishersOf(live).compact.current()).answer,
    ranks: (live) => publishersOf(live).ranks.current(),
    announced: async (live) => (await publishersOf(live).compact.current()).version,
  };
}

function ranksOf(live: LiveGame): Map<number, Standing> {
  return new Map(standings(live.board()).map((row) => [row.team.fact.participationId, row]));
}
