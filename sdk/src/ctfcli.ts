/**
 * Reads challenges in the format of CTFd's ctfcli (`challenge.yml`): what they become here, and what
 * of them has no equal. It opens no files and keeps no state.
 */
export {
  ChallengeError,
  type ChallengeFile,
  ForeignFileError,
  readChallengeFile,
} from './ctfcli/challenge-file.ts';
export {
  type CtfcliChallenge,
  type CtfcliFields,
  sourceField,
  toChallenge,
} from './ctfcli/challenge.ts';
export { archiveName, isChallengePath, isSkippedFolder, namesInArchive } from './ctfcli/paths.ts';
export {
  describeUnmapped,
  type Unmapped,
  UNMAPPED_CODES,
  type UnmappedCode,
} from './ctfcli/unmapped.ts';
