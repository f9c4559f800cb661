/** Events about the whole site. */
interface SiteTopics {
  /** Sessions of the user may have ended, or the user's name or role may have changed. */
  session: { userId: string };
  /** A setting has changed, or the site has its first administrator. */
  settings: Record<string, never>;
  /** A team's name, picture or members have changed. */
  team: { teamId: number };
  /** A post was published, changed or deleted. */
  post: { postId: string };
}

/** Events about one game, which the event's own `gameId` names. */
interface GameTopics {
  /**
   * The game, or one of its divisions, challenges, flags or attachments, was changed or deleted.
   * `reload`: nothing that is in memory of the game is to be trusted.
   */
  game: { reload?: true };
  /** A participation, its status, division or members were changed, or it was deleted. */
  participation: { participationId: number };
  /** A notice was posted, edited or deleted. */
  notice: { noticeId: number };
  /** A container starts, runs, was extended, failed or ended. `participationId` is null for a test container. */
  container: { containerId: string; participationId: number | null; challengeId: number };
  /** A team submitted an answer, right or wrong. */
  submission: { submissionId: number; participationId: number; challengeId: number };
  /** Something beside a submission has happened that monitors are told, a row of `game_events`. */
  event: { eventId: number };
  /** A team submitted its first correct flag for a challenge. */
  solve: SolveEvent;
}

export interface SolveEvent {
  participationId: number;
  challengeId: number;
  submissionId: number;
  /** Milliseconds since 1970. */
  solvedAt: number;
  /** Null when the account has been deleted. */
  userName: string | null;
}

/** Every event that the server processes of a site send each other. */
export type DomainEvent =
  | { [T in keyof SiteTopics]: { topic: T; gameId: null; body: SiteTopics[T] } }[keyof SiteTopics]
  | {
      [T in keyof GameTopics]: { topic: T; gameId: number; body: GameTopics[T] };
    }[keyof GameTopics];

export type Topic = DomainEvent['topic'];

/** An event of a topic with its id in the outbox. */
export type StoredEvent<T extends Topic = Topic> = Extract<DomainEvent, { topic: T }> & {
  readonly id: number;
};

/** The events to which modules that cache data subscribe. */
export interface EventSource {
  /**
   * Calls the handler for each event of a topic: immediately after a commit of this process, so
   * that the caller's next request sees the change, and soon after a commit of another process.
   * Events arrive mostly in the order of their ids. A handler may receive an event twice, or one
   * that is older than the state it has just loaded. When it throws, the error is reported and the
   * event is delivered again a few times before it is skipped. Subscribe before the bus starts.
   * Returns a function that unsubscribes.
   */
  readonly on: <T extends Topic>(topic: T, handler: (event: StoredEvent<T>) => void) => () => void;
  /** Every event up to this id was handled or rolled back. */
  readonly position: () => number;
}
