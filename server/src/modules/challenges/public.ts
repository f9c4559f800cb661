/** What other modules, `http/` and the composition root may use of this module. */
export { makeTeamFlag } from './team-flag.ts';
export { type Attachment, type AttachmentColumns, resolveAttachments } from './attachments.ts';
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
export { applyPatch, updateRefusal } from './update-rules.ts';
