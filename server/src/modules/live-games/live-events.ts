import type { StoredEvent } from '../../domain/events.ts';

/** The topics that tell what a game's players and board are made of. */
export const LIVE_TOPICS = ['game', 'participation', 'solve', 'team'] as const;

export type LiveEvent = StoredEvent<(typeof LIVE_TOPICS)[number]>;
