import type { AttachmentType } from '@halyard/sdk/rules';
import { fieldError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { type FileRow, holdFiles } from '../files/public.ts';

/** A file that comes with a challenge or a flag. */
export interface Attachment {
  type: AttachmentType;
  /** Of a local file: the name that it had when it was attached. */
  name: string | null;
  /** Of a remote one. */
  url: string | null;
  hash: string | null;
  /** Bytes of a local file. */
  size: number | null;
}

/** Columns of an attachment, for challenges or flags with `files` joined. */
export const ATTACHMENT_COLUMNS = [
  'attachment_type as attachmentType',
  'attachment_name as attachmentName',
  'attachment_url as attachmentUrl',
  'files.hash as fileHash',
  'files.size as fileSize',
] as const;

interface AttachmentRow {
  attachmentType: AttachmentType;
  attachmentName: string | null;
  attachmentUrl: string | null;
  fileHash: string | null;
  fileSize: number | null;
}

/** Gathers the columns of an attachment. */
export function withAttachment<Row extends AttachmentRow>(row: Row) {
  const { attachmentType, attachmentName, attachmentUrl, fileHash, fileSize, ...rest } = row;
  const attachment: Attachment = {
    type: attachmentType,
    name: attachmentName,
    url: attachmentUrl,
    hash: fileHash,
    size: fileSize,
  };
  return { ...rest, attachment };
}

/** The file's name or its address; null for none. */
export function attachmentLabel({ name, url }: Pick<Attachment, 'name' | 'url'>): string | null {
  return name ?? url;
}

/** What staff attaches; of hash and address only the one that the type asks for counts. */
export interface AttachmentInput {
  attachmentType: AttachmentType;
  fileHash: string | null;
  remoteUrl: string | null;
}

/**
 * What to store for attachments. The files are held: none of them can be deleted before the
 * transaction ends. Throws VALIDATION_FAILED or FILE_NOT_FOUND with the field's path.
 * @param pathOf path of a field of the n-th input in the caller's body
 */
export async function resolveAttachments(
  tx: Tx,
  inputs: readonly AttachmentInput[],
  pathOf: (index: number, field: keyof AttachmentInput) => string,
) {
  const hashes = inputs.flatMap(({ attachmentType, fileHash }) =>
    attachmentType === 'Local' && fileHash !== null ? [fileHash] : [],
  );
  const found = await holdFiles(tx, [...new Set(hashes)]);
  const files = new Map(found.map((file) => [file.hash, file]));
  return inputs.map((input, index) => toColumns(input, files, (field) => pathOf(index, field)));
}

/** An attachment as it is stored. */
export type AttachmentColumns = ReturnType<typeof toColumns>;

function toColumns(
  { attachmentType, fileHash, remoteUrl }: AttachmentInput,
  files: ReadonlyMap<string, FileRow>,
  pathOf: (field: keyof AttachmentInput) => string,
) {
  const none = { attachment_file_id: null, attachment_name: null, attachment_url: null };
  switch (attachmentType) {
    case 'None':
      return { ...none, attachment_type: attachmentType };
    case 'Local': {
      if (fileHash === null) throw fieldError('VALIDATION_FAILED', pathOf('fileHash'), 'REQUIRED');
      const file = files.get(fileHash);
      if (!file) throw fieldError('FILE_NOT_FOUND', pathOf('fileHash'));
      const { id, name } = file;
      return {
        ...none,
        attachment_type: attachmentType,
        attachment_file_id: id,
        attachment_name: name,
      };
    }
    case 'Remote': {
      if (remoteUrl === null) {
        throw fieldError('VALIDATION_FAILED', pathOf('remoteUrl'), 'REQUIRED');
      }
      if (!isWebAddress(remoteUrl)) {
        throw fieldError('VALIDATION_FAILED', pathOf('remoteUrl'), 'WRONG_FORMAT');
      }
      return { ...none, attachment_type: attachmentType, attachment_url: remoteUrl };
    }
  }
}

/** Players follow this link: a URL with another scheme could run a script. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
