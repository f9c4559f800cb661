/** What other modules, `http/` and the composition root may use of this module. */
export { type DocumentDeps, replaceDocument } from './service-documents.ts';
export {
  type Document,
  PICTURE_BYTES,
  pictureOf,
  readDocument,
  type ReadPicture,
} from './part-multipart.ts';
export {
  assetUrl,
  attachmentDisposition,
  avatarUrl,
  cleanFileName,
  fileNamePart,
  findAssets,
  findHashes,
  stampOf,
} from './rules-names.ts';
export { createPictures, type Pictures, releasePictures } from './service-pictures.ts';
export { type ContentDeps, dropContents, releaseFiles, sweepContents } from './service-release.ts';
export { type FileRow, findFilesOfChallenge, findFilesOfGame, holdFiles } from './repository.ts';
export { type AttachmentLink, makeAttachmentLink } from './service-link.ts';
export { keepStored, storeContent } from './service.ts';
