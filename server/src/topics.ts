import type { SessionTopics } from './modules/accounts/sessions.ts';
import type { GameTopics } from './modules/games/events.ts';
import type { LiveTopics } from './modules/live-games/live-events.ts';
import type { SettingsTopics } from './modules/settings/settings.ts';
import type { TeamTopics } from './modules/teams/service.ts';

/** Everything the processes of one site tell each other, by topic. */
export type Topics = SessionTopics & SettingsTopics & TeamTopics & GameTopics & LiveTopics;
