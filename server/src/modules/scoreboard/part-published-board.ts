import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoardChange } from '@halyard/sdk/types';
import type { Clock } from '../../platform/clock.ts';
import { type PreparedAnswer, prepareAnswer } from '../../platform/prepared-answer.ts';
import type { Board, GameBoard, LiveGames } from '../live-games/public.ts';
import { changeBetween } from './wire-change.ts';
import { compactHead, compactTeam } from './wire-compact.ts';
import { ctftimeStanding, taskNames } from './wire-ctftime.ts';
import { fullHead, itemOf } from './wire-full.ts';
import { createKeptChanges, type KeptChanges } from './part-kept-changes.ts';
import { type Moment, takeMoment } from './part-moment.ts';
import { createPublisher, type Publisher } from './part-publisher.ts';
import type { Standing } from './rules-rank.ts';

/** The board as everybody sees it: made anew at most once a second, and only when it has changed. */
export interface PublishedBoards {
  /** In the contract's form. */
  full(live: GameBoard): Promise<PreparedAnswer>;
  /** In the form of our own app. */
  compact(live: GameBoard): Promise<PreparedAnswer>;
  /** In the form of CTFtime. */
  ctftime(live: GameBoard): Promise<PreparedAnswer>;
  ranks(live: GameBoard): Promise<PublishedRanks>;
  /** The version of the compact board that is answered now, after publishing it if that is due. */
  announced(live: GameBoard): Promise<number>;
  /** What has changed on the compact board since a version, or with the last publication. */
  changes(live: GameBoard, since: number | null): Promise<PublishedChanges>;
  /** Milliseconds for which nothing that changes is published. */
  standsFor(live: GameBoard): number;
}

export interface PublishedRanks {
  version: number;
  board: Board;
  byParticipation: ReadonlyMap<number, Standing>;
}

export interface PublishedChanges {
  version: number;
  /** Null when they are not known. */
  changes: readonly BoardChange[] | null;
}

interface Form {
  moment: Moment;
  answer: PreparedAnswer;
}

type FormPublisher = Pick<Publisher<Form>, 'current'>;

interface Publishers {
  moment: Publisher<Moment & { ranks: ReadonlyMap<number, Standing> }>;
  changes: KeptChanges;
  full: FormPublisher;
  compact: FormPublisher;
  ctftime: FormPublisher;
}

interface Options {
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
  /** Milliseconds that never go back. */
  monotonic?: () => number;
  /** Told the seconds that making and compressing a board took. */
  onPublished?: (seconds: number) => void;
}

export function createPublishedBoards(options: Options): PublishedBoards {
  const publishers = new WeakMap<GameBoard, Publishers>();

  function publishersOf(live: GameBoard): Publishers {
    const known = publishers.get(live) ?? createPublishers(options, live);
    publishers.set(live, known);
    return known;
  }

  return {
    full: async (live) => (await publishersOf(live).full.current()).answer,
    ctftime: async (live) => (await publishersOf(live).ctftime.current()).answer,
    compact: async (live) => (await publishersOf(live).compact.current()).answer,
    async ranks(live) {
      const { version, board, ranks } = await publishersOf(live).moment.current();
      return { version, board, byParticipation: ranks };
    },
    announced: async (live) => (await publishersOf(live).moment.current()).version,
    async changes(live, since) {
      const { moment, changes } = publishersOf(live);
      const { version } = await moment.current();
      if (since === version) return { version, changes: [] };
      return { version, changes: since === null ? changes.last() : changes.since(since) };
    },
    standsFor: (live) => publishersOf(live).moment.standsFor(),
  };
}

function createPublishers(options: Options, live: GameBoard): Publishers {
  const { monotonic = () => performance.now(), onPublished } = options;
  const changes = createKeptChanges();

  const moment: Publishers['moment'] = createPublisher({
    monotonic,
    isOutdated: ({ version, revision }) =>
      version !== live.version() || revision !== live.revision(),
    async publish(previous) {
      const next = await takeMoment(options, live);
      // Clients that come back after a restart have a board from before it.
      const before = previous ?? pastOf(live);
      const isExact = before?.isSettled && next.isSettled;
      if (before) changes.add(isExact ? changeBetween(before, next) : null);
      return { ...next, ranks: ranksOf(next) };
    },
  });

  function publishForm(
    write: (moment: Moment) => Promise<Buffer>,
    goodEnough?: number,
  ): FormPublisher {
    let latest: Moment | null = null;
    const publisher = createPublisher<Form>({
      monotonic,
      shortestLife: 0,
      ...(goodEnough !== undefined && { goodEnough }),
      isOutdated: (form) => form.moment !== latest,
      async publish(previous) {
        const taken = await moment.current();
        const started = monotonic();
        const answer = prepareAnswer(
          `W/"${live.gameId}-${taken.version}${TAGS[live.audience]}"`,
          await write(taken),
        );
        // Requests that come meanwhile get the last board at once instead of waiting for the compression.
        await Promise.all((previous?.answer.encodings() ?? []).map(answer.body));
        onPublished?.((monotonic() - started) / 1000);
        return { moment: taken, answer };
      },
    });
    return {
      async current() {
        latest = await moment.current();
        return publisher.current();
      },
    };
  }

  return {
    moment,
    changes,
    full: publishForm(writeFull),
    // A version that was announced is answered.
    compact: publishForm(writeCompact, 0),
    ctftime: publishForm(writeCtftime),
  };
}

function pastOf(live: GameBoard): Pick<Moment, 'version' | 'board' | 'isSettled'> | null {
  const past = live.takePast();
  return past && { ...past, isSettled: true };
}

/** What tells the tags of the audiences apart. */
const TAGS = { players: '', staff: '-staff' };

function ranksOf({ standings }: Moment): Map<number, Standing> {
  return new Map(standings.map((row) => [row.team.fact.participationId, row]));
}

function writeFull({ board, standings, time }: Moment): Promise<Buffer> {
  return writeInSlices(fullHead(board, standings, time), {
    name: 'items',
    rows: standings,
    toJson: (standing) => itemOf(board, standing),
  });
}

function writeCompact({ board, standings, version, time }: Moment): Promise<Buffer> {
  return writeInSlices(compactHead(board, version, time), {
    name: 'teams',
    rows: standings,
    toJson: (standing) => compactTeam(board, standing),
  });
}

function writeCtftime({ board, standings }: Moment): Promise<Buffer> {
  const tasks = taskNames(board);
  return writeInSlices(
    { tasks: [...tasks.values()] },
    {
      name: 'standings',
      rows: standings.filter(({ rank }) => rank > 0),
      toJson: (standing) => ctftimeStanding(board, tasks, standing),
    },
  );
}

/** How long a part of the work may keep the process from answering requests. */
const SLICE_MILLISECONDS = 5;
const ROWS_AT_ONCE = 100;

/** The JSON of an object with one long list, written in slices between which others have their turn. */
async function writeInSlices<Row>(
  head: object,
  { name, rows, toJson }: { name: string; rows: readonly Row[]; toJson: (row: Row) => object },
): Promise<Buffer> {
  const parts = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`)];
  let began = performance.now();
  for (let index = 0; index < rows.length; index += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(index, index + ROWS_AT_ONCE).map(toJson)).slice(1, -1);
    parts.push(Buffer.from(index === 0 ? json : `,${json}`));
    if (performance.now() - began < SLICE_MILLISECONDS) continue;
    await nextTurn();
    began = performance.now();
  }
  return Buffer.concat([...parts, Buffer.from(']}')]);
}
