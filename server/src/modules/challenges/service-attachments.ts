import type { Tx } from '../../platform/database.ts';
import { holdFiles } from '../files/public.ts';
import { type AttachmentInput, toColumns } from './rules-attachments.ts';

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
