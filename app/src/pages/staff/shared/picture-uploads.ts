import type { Asset } from '@halyard/sdk/types';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { uploadFile } from './upload.ts';

/** The pictures that the server sends as pictures. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** The address of an uploaded file for Markdown, which a bracket would end. */
export function assetAddress({ hash, name }: Asset): string {
  const encoded = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  return `/assets/${hash}/${encoded}`;
}

/** Uploads of pictures for a Markdown editor. */
export function usePictureUploads() {
  const { LL } = useLanguage();
  const words = LL.staff.post;
  return {
    accept: PICTURE_TYPES,
    send: async (file: File, report: (share: number) => void, signal: AbortSignal) => {
      try {
        return assetAddress(await uploadFile(file, report, signal));
      } catch (error) {
        // The editor shows the message of the error.
        throw new Error(failureText(LL, error), { cause: error });
      }
    },
    words: {
      image: words.picture(),
      over: words.pictureOver(),
      cancel: (name: string) => words.pictureCancel({ name }),
      failed: words.pictureFailed(),
    },
  };
}
