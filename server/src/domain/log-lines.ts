import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';

type WireLine = z.output<typeof schemas.ListLogsResponse>[number];

export type LogLevel = WireLine['level'];
export type LogStatus = WireLine['status'];

export const LOG_LEVELS = [
  'Information',
  'Warning',
  'Error',
  'Fatal',
] as const satisfies LogLevel[];

/** The statuses of the contract that this server writes. */
export const LOG_STATUSES = [
  'Success',
  'Failed',
  'Duplicate',
  'Denied',
  'NotFound',
  'Exit',
  'Pending',
] as const satisfies LogStatus[];

interface LineKind {
  level: LogLevel;
  status: LogStatus;
  /** The `{name}` places of its sentence. */
  values: readonly string[];
  /**
   * Anybody can cause it as often as they like, so only some of those of one person are kept.
   */
  sampled?: true;
}

/**
 * Every kind of line in the log of the site. Its sentence is `LOG_` and this name in `sentences/`;
 * the user who did it is not in the sentence, since each line names them.
 */
export const LOG_LINES = {
  // (by area, alphabetical)
  ACCOUNT_CONFIRMATION_AWAITED: { level: 'Information', status: 'Success', values: [] },
  ACCOUNT_CONFIRMED: { level: 'Information', status: 'Success', values: [] },
  ACCOUNT_DELETED: { level: 'Information', status: 'Success', values: [] },
  EMAIL_CHANGED: { level: 'Information', status: 'Success', values: [] },
  PASSWORD_CHANGED: { level: 'Information', status: 'Success', values: [] },
  PASSWORD_RESET: { level: 'Information', status: 'Success', values: [] },
  REGISTERED: { level: 'Information', status: 'Success', values: [] },
  RENAMED: { level: 'Information', status: 'Success', values: ['from', 'to'] },
  SIGNED_IN: { level: 'Information', status: 'Success', values: [] },
  SIGN_IN_REFUSED: { level: 'Warning', status: 'Denied', values: ['account'], sampled: true },
  SIGN_IN_UNKNOWN: { level: 'Warning', status: 'Denied', values: [], sampled: true },
  USERS_ADDED: { level: 'Information', status: 'Success', values: ['added', 'unchanged'] },

  ATTACHMENTS_EXHAUSTED: {
    level: 'Warning',
    status: 'Failed',
    values: ['challenge', 'team'],
  },
  CONTAINER_DESTROYED: { level: 'Information', status: 'Success', values: ['challenge'] },
  CAPTURES_DELETED: { level: 'Warning', status: 'Success', values: ['team', 'challenge', 'count'] },
  CONTAINERS_CLOSED_OFF: { level: 'Information', status: 'Success', values: [] },
  CONTAINERS_EXPOSED: { level: 'Error', status: 'Failed', values: ['addresses'] },
  CONTAINER_FAILED: { level: 'Warning', status: 'Failed', values: ['challenge', 'reason'] },
  CONTAINER_OVER_STORAGE: {
    level: 'Warning',
    status: 'Exit',
    values: ['challenge', 'megabytes'],
  },
  CONTAINER_STARTED: { level: 'Information', status: 'Success', values: ['challenge'] },

  CAPTCHA_UNAVAILABLE: { level: 'Error', status: 'Failed', values: [], sampled: true },

  ACCESS_REFUSED: {
    level: 'Warning',
    status: 'Denied',
    values: ['method', 'path'],
    sampled: true,
  },
  REQUEST_FAILED: {
    level: 'Error',
    status: 'Failed',
    values: ['method', 'path'],
    sampled: true,
  },

  FILE_DELETED: { level: 'Information', status: 'Success', values: ['file'] },
  FILE_MISSING: { level: 'Warning', status: 'NotFound', values: ['file'], sampled: true },

  FILE_UNKNOWN: {
    level: 'Warning',
    status: 'NotFound',
    values: ['method', 'path'],
    sampled: true,
  },

  LINES_LOST: { level: 'Error', status: 'Failed', values: ['count'] },
  LINES_OMITTED: { level: 'Warning', status: 'Duplicate', values: ['count'] },

  MAIL_DELAYED: { level: 'Warning', status: 'Pending', values: ['kind'], sampled: true },
  MAIL_FAILED: { level: 'Warning', status: 'Failed', values: ['kind'] },

  LOGO_REMOVED: { level: 'Information', status: 'Success', values: [] },
  LOGO_SET: { level: 'Information', status: 'Success', values: [] },
  SETTINGS_CHANGED: { level: 'Information', status: 'Success', values: ['settings'] },
  SETTINGS_IGNORED: { level: 'Warning', status: 'Success', values: ['settings'] },
  SITE_SET_UP: { level: 'Information', status: 'Success', values: [] },
  SITE_STARTED: { level: 'Information', status: 'Success', values: [] },
  SITE_STOPPED: { level: 'Information', status: 'Exit', values: [] },

  TOKEN_CREATED: { level: 'Information', status: 'Success', values: ['token'] },
  TOKEN_DELETED: { level: 'Information', status: 'Success', values: ['token'] },
  TOKEN_RESTORED: { level: 'Information', status: 'Success', values: ['token'] },
  TOKEN_REVOKED: { level: 'Information', status: 'Success', values: ['token'] },

  TEAM_CLOSED: { level: 'Information', status: 'Success', values: ['team'] },
  TEAM_CREATED: { level: 'Information', status: 'Success', values: ['team'] },
  TEAM_DELETED: { level: 'Information', status: 'Success', values: ['team'] },
  TEAM_JOINED: { level: 'Information', status: 'Success', values: ['team'] },
  TEAM_KICKED: { level: 'Information', status: 'Success', values: ['team', 'member'] },
  TEAM_LEFT: { level: 'Information', status: 'Success', values: ['team'] },
  TEAM_TRANSFERRED: { level: 'Information', status: 'Success', values: ['team', 'captain'] },
} as const satisfies Record<string, LineKind>;

export type LogCode = keyof typeof LOG_LINES;

/** What fills the places of a line's sentence. */
type LogValues<C extends LogCode> = Record<
  (typeof LOG_LINES)[C]['values'][number],
  string | number
>;

/** A line as whoever writes it gives it; who asked, and from where, is known of the request. */
export type LogEntry = { [C in LogCode]: EntryOf<C> }[LogCode];

type EntryOf<C extends LogCode> = {
  code: C;
  /** Name of the user; needed only where the request has no session yet. */
  by?: string;
  /** Id of the same account. */
  byId?: string;
  /** More lines below the sentence, such as the causes of a fault. */
  detail?: string;
} & ((typeof LOG_LINES)[C]['values'] extends readonly []
  ? { values?: never }
  : { values: LogValues<C> });
