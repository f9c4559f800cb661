import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { lazyPart } from '../overlay/lazy-part.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Waiting } from './CropDialog.styles.ts';
import type { CropShare } from './crop-size.ts';
import { renderCrop } from './render-crop.ts';

const CropArea = lazyPart(async () => (await import('./CropArea.tsx')).CropArea);

export interface CropWords {
  /** "Cut your picture". */
  title: string;
  /** "Drag the frame, or move it with the arrow keys." */
  description?: ReactNode;
  /** Names of the frame and its corners. */
  area: string;
  corner: string;
  cancel: string;
  /** The act: "Use picture". */
  apply: string;
  /** The file is no picture this browser can read. */
  broken: string;
}

const aspects = { square: 1, wide: 16 / 9 } as const;

export interface CropDialogProps {
  /** The chosen file; `null` keeps the dialog closed. */
  file: Blob | null;
  onClose: () => void;
  /** The part, scaled down and drawn anew: none of the file's metadata is left. */
  onCrop: (picture: Blob) => void;
  /** `wide` is 16:9. Default `square`. */
  shape?: 'square' | 'wide';
  /** Shows a square as it will be seen around people: a circle. */
  round?: boolean;
  /** Width of the result in px, at most. Default 512, wide ones 1280. */
  width?: number;
  /** Kind of the result. Default "image/webp". */
  type?: string;
  words: CropWords;
  /** What was handed on is being sent. */
  busy?: boolean;
  /** Why sending failed. */
  error?: ReactNode;
}

/** Cuts a part out of a picture before it is sent. */
export function CropDialog({ file, ...rest }: CropDialogProps) {
  return file ? <OpenCropDialog {...rest} file={file} /> : null;
}

function OpenCropDialog({
  file,
  onClose,
  onCrop,
  shape = 'square',
  round = false,
  width = shape === 'wide' ? 1280 : 512,
  type,
  words,
  busy = false,
  error,
}: CropDialogProps & { file: Blob }) {
  const [broken, setBroken] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const part = useRef<{ image: HTMLImageElement; crop: CropShare }>(undefined);
  const [ready, setReady] = useState(false);
  const aspect = aspects[shape];

  const apply = async (): Promise<void> => {
    if (!part.current) return;
    setDrawing(true);
    try {
      const { image, crop } = part.current;
      onCrop(await renderCrop(image, crop, { aspect, width, ...(type ? { type } : {}) }));
    } catch {
      setBroken(true);
    }
    setDrawing(false);
  };
  const failure = broken ? words.broken : error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      busy={busy}
      onSubmit={() => void apply()}
      {...(failure === undefined ? {} : { error: failure })}
      actions={
        <>
          <Button variant="ghost" kbd="esc" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={broken || !ready}
            busy={busy || drawing}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      {!broken && (
        <Suspense
          fallback={
            <Waiting aria-busy>
              <Spinner size={20} />
            </Waiting>
          }
        >
          <CropArea
            file={file}
            aspect={aspect}
            round={round && shape === 'square'}
            areaLabel={words.area}
            cornerLabel={words.corner}
            disabled={busy}
            onChange={(image, crop) => {
              part.current = { image, crop };
              setReady(true);
            }}
            onBroken={() => setBroken(true)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
