/**
 * Every key that the app uses in localStorage and sessionStorage; all begin with `halyard-`. The kit
 * has its own: `halyard-theme`, `halyard-brand`, `halyard-pane-<name>`, `halyard-draft:<name>`.
 */
export const STORAGE_KEYS = {
  language: 'halyard-language',
  shortcuts: 'halyard-keys',
  palette: 'halyard-palette',
  savedQueries: 'halyard-answers',
  signedIn: 'halyard-signed-in',
  confirmTarget: 'halyard-confirm-target',
  usedLinks: 'halyard-used-links',
  scrollPositions: 'halyard-scroll',
  reloadedBuild: 'halyard-reloaded',
  readPosts: 'halyard-posts',
  readNotices: (gameId: number) => `halyard-notices-${gameId}`,
  readWriteups: (gameId: number) => `halyard-read-writeups-${gameId}`,
  noticeAlerts: 'halyard-notice-alerts',
  alertedNotice: (gameId: number) => `halyard-alerted-${gameId}`,
  seenSolves: (gameId: number) => `halyard-solves-${gameId}`,
  seenChallenges: (gameId: number) => `halyard-seen-${gameId}`,
  lastRanks: (gameId: number) => `halyard-ranks-${gameId}`,
  watchedTeams: (gameId: number) => `halyard-watched-${gameId}`,
  keptFlags: 'halyard-kept-flags',
  flagDraft: (challengeId: number) => `halyard-flag-${challengeId}`,
} as const;

/** Key of the language in versions before 0.2; read if the new key is missing. */
export const OLD_LANGUAGE_KEY = 'language';
