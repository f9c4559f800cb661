import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as reviewDecisions from './0002-review-decisions.ts';
import * as teamNames from './0003-team-names.ts';
import * as challengeOrder from './0004-challenge-order.ts';
import * as accounts from './0005-accounts.ts';
import * as mails from './0005-mails.ts';
import * as auditLog from './0006-audit-log.ts';
import * as userSearch from './0006-user-search.ts';
import * as closedTeams from './0007-closed-teams.ts';
import * as posts from './0008-posts.ts';
import * as siteLog from './0009-site-log.ts';
import * as tokens from './0009-tokens.ts';
import * as captcha from './0010-captcha.ts';
import * as ownData from './0011-own-data.ts';
import * as play from './0012-play.ts';
import * as freeze from './0013-freeze.ts';
import * as decisionReason from './0014-decision-reason.ts';
import * as gameEvents from './0015-game-events.ts';
import * as containers from './0016-containers.ts';
import * as proxy from './0017-proxy.ts';
import * as scheduledNotices from './0018-scheduled-notices.ts';
import * as importReports from './0019-import-reports.ts';
import * as cheatCases from './0020-cheat-cases.ts';
import * as captures from './0021-captures.ts';
import * as startQueue from './0022-start-queue.ts';
import * as containerImages from './0023-container-images.ts';
import * as listIndexes from './0024-list-indexes.ts';
import * as failureLogs from './0025-failure-logs.ts';
import * as moreListIndexes from './0026-more-list-indexes.ts';
import * as claims from './0027-claims.ts';
import * as closedContainers from './0028-closed-containers.ts';
import * as containerNames from './0029-container-names.ts';
import * as tokenRevocations from './0030-token-revocations.ts';
import * as unclaimedContents from './0031-unclaimed-contents.ts';
import * as accountMails from './0032-account-mails.ts';
import * as knownDevices from './0033-known-devices.ts';
import * as heldTeamNames from './0034-held-team-names.ts';
import * as lookAlikeTeamNames from './0035-look-alike-team-names.ts';
import * as wrongFlags from './0036-wrong-flags.ts';
import * as practiceSpans from './0037-practice-spans.ts';
import * as invitations from './0038-invitations.ts';
import * as challengePractice from './0039-challenge-practice.ts';
import * as joinTogether from './0040-join-together.ts';
import * as emptyTeamBios from './0041-empty-team-bios.ts';
import * as endedSessions from './0043-ended-sessions.ts';
import * as challengeFiles from './0044-challenge-files.ts';
import * as importSources from './0045-import-sources.ts';
import * as linkKey from './0046-link-key.ts';
import * as tokenPrefix from './0047-token-prefix.ts';

/** Every migration by name, run in the order of the names. A released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-review-decisions': reviewDecisions,
  '0003-team-names': teamNames,
  '0004-challenge-order': challengeOrder,
  '0005-accounts': accounts,
  '0005-mails': mails,
  '0006-audit-log': auditLog,
  '0006-user-search': userSearch,
  '0007-closed-teams': closedTeams,
  '0008-posts': posts,
  '0009-site-log': siteLog,
  '0009-tokens': tokens,
  '0010-captcha': captcha,
  '0011-own-data': ownData,
  '0012-play': play,
  '0013-freeze': freeze,
  '0014-decision-reason': decisionReason,
  '0015-game-events': gameEvents,
  '0016-containers': containers,
  '0017-proxy': proxy,
  '0018-scheduled-notices': scheduledNotices,
  '0019-import-reports': importReports,
  '0020-cheat-cases': cheatCases,
  '0021-captures': captures,
  '0022-start-queue': startQueue,
  '0023-container-images': containerImages,
  '0024-list-indexes': listIndexes,
  '0025-failure-logs': failureLogs,
  '0026-more-list-indexes': moreListIndexes,
  '0027-claims': claims,
  '0028-closed-containers': closedContainers,
  '0029-container-names': containerNames,
  '0030-token-revocations': tokenRevocations,
  '0031-unclaimed-contents': unclaimedContents,
  '0032-account-mails': accountMails,
  '0033-known-devices': knownDevices,
  '0034-held-team-names': heldTeamNames,
  '0035-look-alike-team-names': lookAlikeTeamNames,
  '0036-wrong-flags': wrongFlags,
  '0037-practice-spans': practiceSpans,
  '0038-invitations': invitations,
  '0039-challenge-practice': challengePractice,
  '0040-join-together': joinTogether,
  '0041-empty-team-bios': emptyTeamBios,
  '0043-ended-sessions': endedSessions,
  '0044-challenge-files': challengeFiles,
  '0045-import-sources': importSources,
  '0046-link-key': linkKey,
  '0047-token-prefix': tokenPrefix,
};
