import type { OperationId } from '@halyard/sdk/operations';

/** Operations that change data and emit nothing, and why that leaves nothing stale. */
export const SILENT_WRITES: Partial<Record<OperationId, string>> = {
  register: 'No process keeps accounts in memory, only sessions.',
  setAvatar: 'Pictures of users are read from the database.',
  removeAvatar: 'Pictures of users are read from the database.',
  requestPasswordReset: 'A job looks the account up.',
  requestVerification: 'A job looks the account up.',
  changeRegistrationEmail: 'A job looks the address up.',
  requestEmailChange: 'Links and mails are read from the database.',
  inviteUserAgain: 'Links and mails are read from the database.',
  takeOverContainers: 'Every process asks the engine who holds it.',
  retryMail: 'Mails are read from the database.',
  sendTestMail: 'Mails are read from the database.',
  scheduleNotice:
    'Notices that are not published are read from the database; nobody may hear of them.',
  updateScheduledNotice: 'The same.',
  deleteScheduledNotice: 'The same.',
  decideCheatCase: 'Cheating cases are read from the database.',
  addCheatNote: 'The same.',
  pinCheatEvidence: 'The same.',
  unpinCheatEvidence: 'The same.',
  login: 'A new session is loaded when it is first used.',
  createToken: 'Tokens are read from the database.',
  restoreToken: 'Tokens are read from the database.',
  createOwnToken: 'Tokens are read from the database.',
  restoreOwnToken: 'Tokens are read from the database.',
  rotateTeamInvite: 'Invite codes are read from the database.',
  uploadAssets: 'Files are read from the database.',
  deleteCapture: 'Captures are read from the database.',
  deleteCaptures: 'The same.',
  deleteAsset: 'A file that something refers to cannot be deleted.',
};

/** Operations that change nothing although their method is not GET. */
export const READING: ReadonlySet<OperationId> = new Set([
  'createAttachmentLink',
  'createProxyTicket',
  'exportGame',
  'searchAdminTeams',
  'searchUsers',
  'verifyTeamToken',
]);
