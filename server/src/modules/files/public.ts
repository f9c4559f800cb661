/** What other modules, `http/` and the composition root may use of this module. */
export { avatarUrl } from './avatar.ts';
export { type DocumentDeps, replaceDocument } from './documents.ts';
export { type Document, pictureOf, readDocument, type ReadPicture } from './multipart.ts';
export { assetUrl, attachmentDisposition, cleanFileName, fileNamePart, stampOf } from './names.ts';
export { createPictures, type Pictures, releasePictures } from './pictures.ts';
export { type ContentDeps, dropContents, releaseFiles, sweepContents } from './release.ts';
export { type FileRow, findFilesOfChallenge, findFilesOfGame, holdFiles } from './repository.ts';
export { keepStored, storeContent } from './service.ts';
