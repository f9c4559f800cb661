import type { AttachmentType } from '@halyard/sdk/rules';
import { fieldError } from '../../domain/app-error.ts';
import type { FileRow } from '../files/public.ts';
import type { Attachment } from './repository-attachments.ts';

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

/** An attachment as it is stored. */
export type AttachmentColumns = ReturnType<typeof toColumns>;

export function toColumns(
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
