/** Events about the whole site. */
interface SiteTopics {
  /** Sessions of the user may have ended, or the user's name or role has changed. */
  session: { userId: string };
  /** A setting has changed, or the site has its first administrator. */
  settings: Record<string, never>;
  /** A team's name, picture or members have changed. */
  team: { teamId: number };
}

/** Events about one game, which the event's own `gameId` names. */
interface GameTopics {
  /** The game, or a division, challenge, flag or attachment of it, has changed or is gone. */
  game: Record<string, never>;
  /** A participation, its status, division or members have changed, or it is gone. */
  participation: { participationId: number };
  /** A notice was posted, edited or deleted. */
  notice: { noticeId: number };
  /** The first right flag of a team for a challenge. */
  solve: SolveEvent;
}

export interface SolveEvent {
  participationId: number;
  challengeId: number;
  submissionId: number;
  /** Milliseconds since 1970. */
  solvedAt: number;
  /** Null when the account is gone. */
  userName: string | null;
}

/** Everything that the processes of a site tell each other. */
export type DomainEvent =
  | { [T in keyof SiteTopics]: { topic: T; gameId: null; body: SiteTopics[T] } }[keyof SiteTopics]
  | {
      [T in keyof GameTopics]: { topic: T; gameId: number; body: GameTopics[T] };
    }[keyof GameTopics];

export type Topic = DomainEvent['topic'];

/** An event of a topic with its number in the outbox. */
export type StoredEvent<T extends Topic = Topic> = Extract<DomainEvent, { topic: T }> & {
  readonly id: number;
};

/** What a module that keeps something in memory subscribes to. */
export interface EventSource {
  /**
   * Calls the handler for each event of a topic: at once after a commit of this process, so that
   * the caller's next request sees the change, and soon after one of another process. Events come
   * mostly in the order of their ids. A handler may see an event twice, and one that is older than
   * the state it has just loaded. When it throws, the event comes again a few times, is then
   * reported and passed over. Subscribe before the bus starts. Returns how to unsubscribe.
   */
  readonly on: <T extends Topic>(topic: T, handler: (event: StoredEvent<T>) => void) => () => void;
  /** Every event up to this id is handled, or was rolled back. */
  readonly position: () => number;
}
