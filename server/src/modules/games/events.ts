/** Events about one game; the game is in the event's own `gameId`. */
export interface GameTopics {
  /** The game, or a division, challenge, flag or attachment of it, has changed or is gone. */
  game: Record<string, never>;
  /** A participation, its status, division or members have changed, or it is gone. */
  participation: { participationId: number };
  /** A notice was posted, edited or deleted. */
  notice: { noticeId: number };
}
