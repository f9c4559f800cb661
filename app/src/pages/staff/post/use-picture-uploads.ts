import { useLanguage } from '../../../i18n/i18n.tsx';
import { failureText } from '../../../app/errors/failure-text.ts';
import { uploadFile } from '../shared/upload.ts';

/** Uploads of pictures for a Markdown editor. */
export function usePictureUploads() {
  const { LL } = useLanguage();
  const words = LL.staff.post;
  return {
    send: async (file: File, report: (share: number) => void, signal: AbortSignal) => {
      try {
        const { hash, name } = await uploadFile(file, report, signal);
        return `/assets/${hash}/${encodeURIComponent(name)}`;
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
