import { BLOODS, hasStarted, isFrozen } from '@halyard/sdk/rules';
import type { LiveTopic } from '@halyard/sdk/types';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { audienceOf, type LiveGame, type LiveGames } from '../live-games/public.ts';
import type { OrderedEvent } from './part-ordered-events.ts';
import {
  type EventRow,
  eventToWire,
  findEvents,
  findSubmissions,
  type SubmissionRow,
  submissionToEvent,
  submissionToWire,
} from '../monitor/public.ts';
import { findNotices, type NoticeRow } from './repository.ts';
import { type Frame, frameOf, type Stream } from './part-stream.ts';

/** What one event makes a stream send, in one game. */
export interface Message {
  topic: LiveTopic;
  frame: Frame;
  /** Only to streams of this participation; null: to whoever hears the topic. */
  participationId: number | null;
  /** People who have just left the team do not get it. */
  isForMembers?: boolean;
  /** Hidden from players by the freeze of the game. */
  isFrozen?: boolean;
}

interface MessageDeps {
  db: Db;
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
}

/** The rows that messages of some events contain. */
interface Rows {
  notices: ReadonlyMap<number, NoticeRow>;
  submissions: ReadonlyMap<number, SubmissionRow>;
  events: ReadonlyMap<number, EventRow>;
}

/** Loads what the messages of events contain. `hears`: whether a stream hears a topic of a game. */
export async function loadRows(
  { db }: Pick<MessageDeps, 'db'>,
  events: readonly OrderedEvent[],
  hears: (gameId: number, topic: LiveTopic) => boolean,
): Promise<Rows> {
  const noticeIds = events.flatMap((event) =>
    event.topic === 'notice' && hears(event.gameId, 'Notice') ? [event.body.noticeId] : [],
  );
  const submissionIds = events.flatMap((event) =>
    event.topic === 'submission' &&
    (hears(event.gameId, 'Submission') || hears(event.gameId, 'Event'))
      ? [event.body.submissionId]
      : [],
  );
  const eventIds = events.flatMap((event) =>
    event.topic === 'event' && hears(event.gameId, 'Event') ? [event.body.eventId] : [],
  );
  const [notices, submissions, monitored] = await Promise.all([
    noticeIds.length === 0 ? [] : findNotices(db, noticeIds),
    findSubmissions(db, submissionIds),
    findEvents(db, eventIds),
  ]);
  return {
    notices: new Map(notices.map((row) => [row.id, row])),
    submissions: new Map(submissions.map((row) => [row.id, row])),
    events: new Map(monitored.map((row) => [row.id, row])),
  };
}

/**
 * What an event tells about a game; boards have messages of their own. `live` is null when the game
 * was deleted.
 */
export function messagesOf(
  event: OrderedEvent,
  gameId: number,
  live: LiveGame | null,
  rows: Rows,
): Message[] {
  const message = (topic: LiveTopic, data: object, participationId: number | null = null) => ({
    topic,
    frame: frameOf(event.id, { topic, gameId, ...data }),
    participationId,
  });
  const forMembers = (challengeId: number, participationId: number) => ({
    ...message('Team', { challengeId }, participationId),
    isForMembers: true,
  });
  switch (event.topic) {
    case 'game':
      return [message('Game', {})];
    case 'notice': {
      const { noticeId } = event.body;
      const row = rows.notices.get(noticeId);
      const isHidden =
        live !== null &&
        row !== undefined &&
        BLOODS.some((type) => type === row.type) &&
        isFrozen(live.facts().game, row.createdAt.getTime());
      const told = message('Notice', { noticeId, notice: row ? toNotice(row) : null });
      return [{ ...told, isFrozen: isHidden }];
    }
    case 'participation': {
      const { participationId } = event.body;
      const status = live?.participation(participationId)?.status ?? null;
      return [
        message('Participation', { participationId, status }),
        message('Team', { challengeId: null }, participationId),
      ];
    }
    case 'submission': {
      const { submissionId, participationId, challengeId } = event.body;
      const row = rows.submissions.get(submissionId);
      return [
        forMembers(challengeId, participationId),
        ...(row ? [message('Submission', { submission: submissionToWire(row) })] : []),
        ...(row ? [message('Event', { event: submissionToEvent(row) })] : []),
      ];
    }
    case 'event': {
      const row = rows.events.get(event.body.eventId);
      return row ? [message('Event', { event: eventToWire(row) })] : [];
    }
    case 'team': {
      const own = live?.participationOfTeam(event.body.teamId);
      return own ? [message('Team', { challengeId: null }, own.participationId)] : [];
    }
    case 'container': {
      const { participationId, challengeId } = event.body;
      return participationId === null ? [] : [forMembers(challengeId, participationId)];
    }
    case 'solve':
      return [];
  }
}

function toNotice({ id, type, values, createdAt, edited }: NoticeRow) {
  return { id, time: createdAt.getTime(), type, values, edited };
}

/** Topics that are silent before the start of a game, as the calls that show them refuse then. */
const AFTER_START: ReadonlySet<LiveTopic> = new Set(['Board', 'Notice']);

/** Whether a stream is to be sent a message of a game now. */
export function isFor(
  stream: Stream,
  { topic, participationId, isFrozen: isHidden }: Omit<Message, 'frame'>,
  live: LiveGame | null,
  now: number,
): boolean {
  if (!stream.topics.has(topic)) return false;
  if (isHidden && audienceOf(stream.actor) === 'players') return false;
  if (AFTER_START.has(topic) && (!live || !hasStarted(live.facts().game, now))) return false;
  if (participationId === null) return true;
  if (!stream.actor || !live) return false;
  const { userId } = stream.actor;
  const before = stream.participations.get(live.id);
  const own = live.participationOf(userId)?.participationId ?? null;
  stream.participations.set(live.id, own);
  // Somebody who has just left the team is told as well.
  return participationId === own || participationId === before;
}
