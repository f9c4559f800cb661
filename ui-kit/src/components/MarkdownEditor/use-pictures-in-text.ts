import { useEffect, useRef, type RefObject } from 'react';
import { applyEdit, selectedIn } from './editor-tools.ts';
import { insertPlaceholders, placeholder, replaced, settlePlaceholder } from './insert-image.ts';
import { useImageUploads, type ImageUploads } from './use-image-uploads.ts';

interface PicturesOptions {
  value: string;
  onValueChange: (value: string) => void;
  uploads: ImageUploads | undefined;
}

/** Uploads pictures; each has a placeholder in the text until it is uploaded. */
export function usePicturesInText(
  area: RefObject<HTMLTextAreaElement | null>,
  { value, onValueChange, uploads }: PicturesOptions,
) {
  // The text may change while pictures are uploading.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return useImageUploads({
    uploads,
    onStart: (pictures) => {
      const { current } = area;
      const marks = pictures.map(({ name, id }) => placeholder(name, id));
      if (!current) {
        onValueChange([latest.current, ...marks].filter(Boolean).join('\n'));
        return;
      }
      // An unfocused textarea reports its caret at the start; insert pictures at the end instead.
      if (document.activeElement !== current) {
        current.setSelectionRange(current.value.length, current.value.length);
      }
      applyEdit(current, insertPlaceholders(selectedIn(current), marks));
    },
    onSettle: (picture, url) => {
      const { current } = area;
      const text = current?.value ?? latest.current;
      const replacement = settlePlaceholder(text, picture, url);
      if (!replacement) return;
      latest.current = replaced(text, replacement);
      if (!current) return onValueChange(latest.current);
      // Keeps the caret where it is.
      current.setRangeText(replacement.insert, replacement.from, replacement.to, 'preserve');
      current.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
}
