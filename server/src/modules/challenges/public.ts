/** What other modules, `http/` and the composition root may use of this module. */
export { makeTeamFlag } from './rules-team-flag.ts';
export type { Attachment } from './repository-attachments.ts';
export type { AttachmentColumns } from './rules-attachments.ts';
export { resolveAttachments } from './service-attachments.ts';
export {
  type ChallengeRow,
  findChallenge,
  findChallenges,
  insertChallenge,
  setAttachmentColumns,
  setChallenge,
  setPositions,
} from './repository.ts';
export { findFlags, type FlagRow, insertFlags } from './repository-flags.ts';
export { applyPatch, updateRefusal } from './rules-update.ts';
