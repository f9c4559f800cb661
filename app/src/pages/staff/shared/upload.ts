import { uploadAssets } from '@halyard/sdk/react';
import type { Asset } from '@halyard/sdk/types';

/** Called with the uploaded share, 0 to 1. */
type OnProgress = (share: number) => void;

/** Uploads a file and reports the progress; `signal` aborts it. */
export async function uploadFile(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Asset> {
  const [asset] = await uploadAssets({ files: [file] }, undefined, {
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
  });
  // The response omits empty files.
  if (!asset) throw new RangeError('The file is empty');
  return asset;
}
