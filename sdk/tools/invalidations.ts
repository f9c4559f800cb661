import type { OpenApiDocument } from './openapi.ts';

/** The boards that players and visitors see. */
const boards = ['getBoard', 'getScoreboard'] as const;
const games = ['listGames', 'listRecentGames', 'listEditGames'] as const;
const ownGame = [
  'getGame',
  'checkGame',
  'getGameDetails',
  'listTeams',
  'listParticipations',
] as const;
const teams = ['listTeams', 'getTeam', 'getTeamHistory'] as const;
/** Operations that show teams to staff. */
const staffTeams = ['listAdminTeams', 'getAdminTeam'] as const;
const divisions = ['listDivisions', 'checkGame', 'getGame', 'previewGame', ...boards] as const;
const captures = ['listCaptures', 'listTeamCaptures', 'listCaptureFiles'] as const;
const instances = ['getChallenge', 'listInstances'] as const;
const testInstances = ['getEditChallenge', 'listInstances'] as const;
const flags = ['getEditChallenge', 'listEditChallenges'] as const;
const notices = ['listEditNotices', 'listNotices'] as const;
const scheduled = ['listScheduledNotices'] as const;
const cheatCases = ['listCheatCases', 'getCheatCase'] as const;
/** Operations that show the players' challenges to staff. */
const previews = ['previewGame', 'previewChallenge'] as const;
const posts = ['listPosts', 'listLatestPosts', 'getPost'] as const;
const appearance = ['getConfig', 'getSiteConfig'] as const;

/**
 * The queries that each writing operation makes stale, for the hooks. A path parameter that both
 * have must be equal; one that the operation does not have matches any value. Sign-in and sign-out
 * change everything: pages reset all queries then.
 */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
  register: ['getProfile'],
  login: ['getProfile'],
  logout: ['getProfile'],
  updateProfile: ['getProfile', ...teams],
  setAvatar: ['getProfile', ...teams],
  changePassword: ['getProfile', 'listOwnSessions', 'listOwnTokens'],
  requestEmailChange: ['getProfile'],
  confirmEmailChange: ['getProfile', 'listOwnSessions'],
  verifyAccount: ['getProfile'],
  requestPasswordReset: [],
  resetPassword: [],

  createToken: ['listTokens', 'listOwnTokens'],
  createOwnToken: ['listTokens', 'listOwnTokens'],
  revokeToken: ['listTokens', 'listOwnTokens'],
  revokeOwnToken: ['listTokens', 'listOwnTokens'],
  restoreToken: ['listTokens', 'listOwnTokens'],
  restoreOwnToken: ['listTokens', 'listOwnTokens'],

  createTeam: ['listTeams'],
  acceptTeamInvite: teams,
  verifyTeamToken: [],
  updateTeam: teams,
  deleteTeam: teams,
  rotateTeamInvite: ['getTeamInvite'],
  setTeamAvatar: teams,
  kickMember: [...teams, 'getTeamInvite'],
  leaveTeam: teams,
  transferTeam: teams,

  joinGame: ownGame,
  leaveGame: ownGame,
  submitFlag: [
    'getChallenge',
    'getGameDetails',
    ...boards,
    'listNotices',
    'listEvents',
    'listSubmissions',
  ],
  createAttachmentLink: [],
  createContainer: instances,
  deleteContainer: instances,
  extendContainer: instances,
  submitWriteup: ['getWriteup', 'listWriteups'],
  deleteCapture: captures,
  deleteCaptures: captures,

  updateSiteConfig: ['getSiteState', ...appearance, 'getCaptcha'],
  uploadLogo: appearance,
  deleteLogo: appearance,
  addUsers: ['listUsers', 'listAdminTeams'],
  searchUsers: [],
  importUsers: ['listUsers', 'listAdminTeams'],
  inviteUsers: ['listUsers', 'listAdminTeams', 'listMails', 'getMailState'],
  inviteUserAgain: ['listMails', 'getMailState'],
  updateUser: ['listUsers', 'getUser'],
  deleteUser: ['listUsers', 'listAdminTeams'],
  resetUserPassword: [],
  searchAdminTeams: [],
  updateAdminTeam: [...staffTeams, ...teams],
  deleteAdminTeam: [...staffTeams, ...teams],
  setTeamCaptain: [...staffTeams, ...teams],
  addTeamMember: [...staffTeams, ...teams, 'listParticipations', ...boards],
  removeTeamMember: [...staffTeams, ...teams, 'listParticipations', ...boards],
  updateParticipation: ['listParticipations', ...staffTeams, ...boards],
  reviewParticipations: ['listParticipations', ...staffTeams, ...boards],
  destroyInstance: instances,

  createGame: games,
  importGame: games,
  duplicateGame: games,
  updateGame: [...games, 'getEditGame', 'getGame', 'getGameDetails', ...boards],
  releaseFreeze: [
    'getEditGame',
    'getGame',
    'getGameDetails',
    'getChallenge',
    'listNotices',
    ...boards,
  ],
  deleteGame: games,
  setGamePoster: [...games, 'getEditGame', 'getGame'],
  removeGamePoster: [...games, 'getEditGame', 'getGame'],
  exportGame: [],
  deleteWriteups: ['listWriteups', 'getWriteup'],
  flushScoreboard: boards,
  createDivision: divisions,
  updateDivision: divisions,
  deleteDivision: divisions,
  createChallenge: ['listEditChallenges'],
  recountSolves: ['listEditChallenges', 'getEditChallenge'],
  updateChallenge: [...flags, 'getChallenge', 'getGameDetails', ...previews, ...boards, ...notices],
  setChallengesEnabled: [
    ...flags,
    'getChallenge',
    'getGameDetails',
    ...previews,
    ...boards,
    ...notices,
  ],
  orderChallenges: ['listEditChallenges', 'getGameDetails', 'previewGame', ...boards],
  deleteChallenge: ['listEditChallenges', 'getGameDetails', 'previewGame', ...boards],
  createTestContainer: testInstances,
  deleteTestContainer: testInstances,
  createProxyTicket: [],
  addFlags: flags,
  deleteFlag: flags,
  setAttachment: ['getEditChallenge', 'getChallenge', 'previewChallenge'],
  createNotice: notices,
  updateNotice: notices,
  deleteNotice: notices,
  scheduleNotice: scheduled,
  updateScheduledNotice: scheduled,
  deleteScheduledNotice: scheduled,
  publishScheduledNotice: [...scheduled, ...notices],
  decideCheatCase: cheatCases,
  addCheatNote: cheatCases,
  pinCheatEvidence: cheatCases,
  unpinCheatEvidence: cheatCases,
  createPost: posts,
  updatePost: posts,
  deletePost: posts,

  uploadAssets: ['listFiles'],
  deleteAsset: ['listFiles'],
  endOwnSession: ['listOwnSessions'],
  endOtherSessions: ['listOwnSessions'],
  requestVerification: [],
  changeRegistrationEmail: [],
  deleteOwnAccount: ['getProfile', ...teams],
  removeAvatar: ['getProfile', ...teams],
  removeTeamAvatar: teams,
  takeOverContainers: ['getContainerState', 'getSiteState', 'listMails', 'getMailState'],
  retryMail: ['listMails', 'getMail', 'getMailState', 'getSiteState'],
  sendTestMail: ['listMails', 'getMailState', 'getSiteState'],
  completeSetup: ['getConfig', 'getSetup', 'getProfile'],
};

/**
 * Makes the generated mutation of an operation refetch what it changes: adds the keys of those
 * queries as `<operation>Changes` and wraps its options. Other modules are not changed.
 */
export function invalidatingHook(
  text: string,
  operationId: string,
  document: OpenApiDocument,
): string {
  const queries = invalidations[operationId] ?? [];
  const plain = 'return  { mutationFn, ...mutationOptions }}';
  if (queries.length === 0) return text;
  if (text.split(plain).length !== 2) throw new Error(`The hook of ${operationId} looks different`);
  const keys = JSON.stringify(queries.map((query) => keyPattern(query, document)));
  const wrapped = `return invalidating({ mutationFn, ...mutationOptions }, ${operationId}Changes) }`;
  return [
    "import { invalidating } from '../../../react/invalidate';",
    text.replace(plain, wrapped),
    `/** Keys of the queries that \`${operationId}\` makes stale, for \`invalidate\`. */`,
    `export const ${operationId}Changes = ${keys} as const;\n`,
  ].join('\n');
}

/** The query key of an operation, with each path parameter as `:name`. */
function keyPattern(operationId: string, { paths }: OpenApiDocument): string[] {
  const path = Object.keys(paths).find((each) => paths[each]?.get?.operationId === operationId);
  if (path === undefined) throw new Error(`No query of the spec is called ${operationId}`);
  return path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
}
