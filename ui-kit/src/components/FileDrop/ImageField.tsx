import { useState, type ReactNode } from 'react';
import { CropDialog, type CropDialogProps, type CropWords } from '../CropDialog/CropDialog.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import { Frame, Line } from './ImageField.styles.ts';

export interface ImageFieldProps
  extends
    Pick<FileDropProps, 'status' | 'words' | 'hint' | 'disabled' | 'onCancel'>,
    Pick<CropDialogProps, 'shape' | 'round' | 'width' | 'type'> {
  /** The current picture: an image, or an `Avatar` or `Poster` in place of one. */
  current: ReactNode;
  /** Texts of the dialog in which the picture is cropped. */
  cropWords: CropWords;
  /** Called with the cropped picture, without metadata, ready for upload. */
  onImage: (picture: Blob) => void;
}

/** Shows a picture and lets the user choose and crop another one. */
export function ImageField({
  current,
  cropWords,
  onImage,
  shape,
  round,
  width,
  type,
  ...drop
}: ImageFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const crop = { shape, round, width, type };
  return (
    <>
      <Line>
        <Frame data-round={round || undefined}>{current}</Frame>
        <FileDrop {...drop} accept="image/*" onFiles={([first]) => setFile(first ?? null)} />
      </Line>
      <CropDialog
        {...Object.fromEntries(Object.entries(crop).filter(([, value]) => value !== undefined))}
        file={file}
        words={cropWords}
        onClose={() => setFile(null)}
        onCrop={(picture) => {
          setFile(null);
          onImage(picture);
        }}
      />
    </>
  );
}
