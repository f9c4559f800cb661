import type { AttachmentType } from '@halyard/sdk/rules';

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
