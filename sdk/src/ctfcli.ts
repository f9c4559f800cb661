/**
 * Reads challenges as other platforms keep them, those of CTFd's ctfcli first: what they become here, and
 * what of them has no equal. It opens no files and keeps no state.
 */
export { FAILURE_CODES, type FailureCode } from './ctfcli/challenge-error.ts';
export type { ChallengeFields, ChallengeFormat } from './ctfcli/draft.ts';
export type { FoundAttachment } from './ctfcli/attachment.ts';
export { type FailedFile, type FoundChallenges, readChallenges } from './ctfcli/read-challenges.ts';
export type { FoundPicture } from './ctfcli/pictures.ts';
export type { FoundGame } from './ctfcli/read-gzevent.ts';
export type { FoundChallenge } from './ctfcli/to-found.ts';
export { type ChallengeTree, treeOf } from './ctfcli/tree.ts';
export {
  describeUnmapped,
  type Unmapped,
  UNMAPPED_CODES,
  type UnmappedCode,
} from './ctfcli/unmapped.ts';
