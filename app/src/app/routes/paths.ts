import type { AuditTargetType } from '@halyard/sdk/rules';

/** wouter's patterns of all paths; matching ignores case. */
export const paths = {
  home: '/',
  setup: '/setup',
  login: '/account/login',
  register: '/account/register',
  recovery: '/account/recovery',
  reset: '/account/reset',
  verify: '/account/verify',
  confirm: '/account/confirm',
  profile: '/account/profile',
  about: '/about',
  posts: '/posts',
  post: '/posts/:postId',
  postEdit: '/posts/:postId/edit',
  teams: '/teams',
  games: '/games',
  game: '/games/:gameId',
  challenges: '/games/:gameId/challenges',
  scoreboard: '/games/:gameId/scoreboard',
  writeup: '/games/:gameId/writeup',
  monitorEvents: '/games/:gameId/monitor/events',
  monitorSubmissions: '/games/:gameId/monitor/submissions',
  cheats: '/games/:gameId/monitor/cheatinfo',
  statistics: '/games/:gameId/monitor/statistics',
  traffic: '/games/:gameId/monitor/traffic',
  staffGames: '/admin/games',
  staffUsers: '/admin/users',
  staffTeams: '/admin/teams',
  logs: '/admin/logs',
  audit: '/admin/audit',
  instances: '/admin/instances',
  mail: '/admin/mail',
  tokens: '/admin/tokens',
  files: '/admin/files',
  settings: '/admin/settings',
  gameInfo: '/admin/games/:gameId/info',
  divisions: '/admin/games/:gameId/divisions',
  staffChallenges: '/admin/games/:gameId/challenges',
  challengeEdit: '/admin/games/:gameId/challenges/:challengeId',
  challengeFlags: '/admin/games/:gameId/challenges/:challengeId/flags',
  staffNotices: '/admin/games/:gameId/notices',
  review: '/admin/games/:gameId/review',
  staffWriteups: '/admin/games/:gameId/writeups',
} as const;

/** Stands for the id in the address of the editor of a new post. */
export const NEW_POST = 'new';

type IdsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

function at<Path extends string>(
  path: Path,
  ids: Readonly<Record<IdsOf<Path>, number | string>>,
): string {
  const known: Readonly<Record<string, number | string>> = ids;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name]));
}

const asking = (path: string, name: string, value: string | number | undefined): string =>
  value === undefined || value === '' ? path : `${path}?${name}=${encodeURIComponent(value)}`;

/** Where the server describes its API; not a page of the app. */
export const API_REFERENCE = '/docs/api';
/** The SDK that fits this server, as an npm package. */
export const SDK_PACKAGE = '/sdk.tgz';

/** Builders of addresses. */
export const href = {
  home: () => paths.home,
  setup: () => paths.setup,
  login: (from?: string) => asking(paths.login, 'from', from),
  register: (from?: string) => asking(paths.register, 'from', from),
  recovery: () => paths.recovery,
  profile: () => paths.profile,
  about: () => paths.about,
  posts: (tag?: string) => asking(paths.posts, 'tag', tag),
  post: (postId: string) => at(paths.post, { postId }),
  postEdit: (postId: string) => at(paths.postEdit, { postId }),
  newPost: () => at(paths.postEdit, { postId: NEW_POST }),
  teams: (teamId?: number) => asking(paths.teams, 'team', teamId),
  joinTeam: (code: string) => asking(paths.teams, 'join', code),
  games: (tab?: string) => asking(paths.games, 'tab', tab),
  game: (gameId: number) => at(paths.game, { gameId }),
  challenges: (gameId: number, challengeId?: number) =>
    asking(at(paths.challenges, { gameId }), 'challenge', challengeId),
  /** The challenges as players see them, for staff. */
  preview: (gameId: number, challengeId?: number) =>
    `${at(paths.challenges, { gameId })}?preview=players${challengeId === undefined ? '' : `&challenge=${challengeId}`}`,
  scoreboard: (gameId: number, teamId?: number) =>
    asking(at(paths.scoreboard, { gameId }), 'team', teamId),
  writeup: (gameId: number) => at(paths.writeup, { gameId }),
  monitorEvents: (gameId: number) => at(paths.monitorEvents, { gameId }),
  /** The submissions, of a challenge and with a text if they are given. */
  monitorSubmissions: (gameId: number, narrowed?: { challenge: number; text: string }) =>
    `${at(paths.monitorSubmissions, { gameId })}${narrowed ? `?${new URLSearchParams({ chal: String(narrowed.challenge), q: narrowed.text }).toString()}` : ''}`,
  /** The cheat reports, with those of a pair of participations open. */
  cheats: (gameId: number, pair?: string) => asking(at(paths.cheats, { gameId }), 'case', pair),
  statistics: (gameId: number) => at(paths.statistics, { gameId }),
  traffic: (gameId: number) => at(paths.traffic, { gameId }),
  staffGames: () => paths.staffGames,
  staffUsers: () => paths.staffUsers,
  staffTeams: () => paths.staffTeams,
  logs: (search?: string) => asking(paths.logs, 'q', search),
  audit: () => paths.audit,
  /** The changes by a user. */
  auditBy: (actor: string) => asking(paths.audit, 'actor', actor),
  /** The changes of a thing; things of different kinds can have the same id. */
  auditOf: (type: AuditTargetType, id: string | number) =>
    `${paths.audit}?${new URLSearchParams({ type, target: String(id) }).toString()}`,
  instances: () => paths.instances,
  mail: () => paths.mail,
  tokens: () => paths.tokens,
  files: () => paths.files,
  settings: () => paths.settings,
  gameInfo: (gameId: number) => at(paths.gameInfo, { gameId }),
  /** The runbook at the step of a check, or all of it. */
  runbook: (gameId: number, check: string) =>
    asking(at(paths.gameInfo, { gameId }), 'runbook', check),
  /** What of the import that made the game is not as it was. */
  importReport: (gameId: number) => asking(at(paths.gameInfo, { gameId }), 'import', 'report'),
  divisions: (gameId: number, divisionId?: number) =>
    asking(at(paths.divisions, { gameId }), 'division', divisionId),
  staffChallenges: (gameId: number) => at(paths.staffChallenges, { gameId }),
  challengeEdit: (gameId: number, challengeId: number) =>
    at(paths.challengeEdit, { gameId, challengeId }),
  /** The flags in the editor; `paths.challengeFlags` leads there. */
  challengeFlags: (gameId: number, challengeId: number) =>
    `${at(paths.challengeEdit, { gameId, challengeId })}#flags`,
  staffNotices: (gameId: number) => at(paths.staffNotices, { gameId }),
  review: (gameId: number) => at(paths.review, { gameId }),
  staffWriteups: (gameId: number) => at(paths.staffWriteups, { gameId }),
} as const;
