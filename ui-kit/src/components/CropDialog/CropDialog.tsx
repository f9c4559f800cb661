import { Suspense, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { lazyComponent } from '../overlay/lazy-component.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type CropShare, outputSize } from './crop-size.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Reserves the space of the picture while it loads. */
const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 160px;
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

interface CropOutput {
  /** Width by height. */
  aspect: number;
  /** Maximum width in pixels. */
  width: number;
  /** Default "image/webp"; browsers that cannot encode it write PNG. */
  type?: string;
}

/** Draws the crop to a new file, without the metadata of the original. */
async function renderCrop(
  image: HTMLImageElement,
  crop: CropShare,
  { aspect, width: widest, type = 'image/webp' }: CropOutput,
): Promise<Blob> {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = outputSize(crop, natural, aspect, widest);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    crop.x * natural.width,
    crop.y * natural.height,
    crop.width * natural.width,
    crop.height * natural.height,
    0,
    0,
    width,
    height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.9);
  });
}

const CropArea = lazyComponent(async () => (await import('./CropArea.tsx')).CropArea);

export interface CropWords {
  /** "Cut your picture". */
  title: string;
  /** "Drag the frame, or move it with the arrow keys." */
  description?: ReactNode;
  /** Names of the frame and its corners. */
  area: string;
  corner: string;
  cancel: string;
  /** Label of the confirm button: "Use picture". */
  apply: string;
  /** Shown when the browser cannot read the file as a picture. */
  unreadable: string;
}

const aspects = { square: 1, wide: 16 / 9 } as const;

export interface CropDialogProps {
  /** The selected file; `null` closes the dialog. */
  file: Blob | null;
  /** Called by Esc, Cancel and the close button; set `file` to `null`. */
  onClose: () => void;
  /**
   * Called with the cropped picture, scaled down and encoded again, so that it has none of the
   * file's metadata.
   */
  onCrop: (picture: Blob) => void;
  /** `wide` is 16:9. Default `square`. */
  shape?: 'square' | 'wide';
  /** Previews the crop as a circle, as avatars of people are shown. */
  round?: boolean;
  /** Maximum width of the result in px. Default 512, with `wide` 1280. */
  width?: number;
  /** Media type of the result. Default "image/webp". */
  type?: string;
  /** Texts of the dialog: title, controls, buttons, and why a file cannot be read. */
  words: CropWords;
  /** The picture is being uploaded. */
  busy?: boolean;
  /** Why the upload failed. */
  error?: ReactNode;
}

/** Crops a picture before it is uploaded. */
export function CropDialog({ file, ...rest }: CropDialogProps) {
  return file ? <OpenCropDialog {...rest} file={file} /> : null;
}

interface CropOptions {
  render: (image: HTMLImageElement, crop: CropShare) => Promise<Blob>;
  onCrop: (picture: Blob) => void;
  onFail: () => void;
}

/** The selected part of a picture, and how it becomes a file. */
function useCrop({ render, onCrop, onFail }: CropOptions) {
  const part = useRef<{ image: HTMLImageElement; crop: CropShare }>(undefined);
  const [isReady, setReady] = useState(false);
  const [isRendering, setRendering] = useState(false);
  const selectCrop = (image: HTMLImageElement, crop: CropShare): void => {
    part.current = { image, crop };
    setReady(true);
  };
  const apply = async (): Promise<void> => {
    if (!part.current) return;
    setRendering(true);
    try {
      onCrop(await render(part.current.image, part.current.crop));
    } catch {
      onFail();
    }
    setRendering(false);
  };
  return { selectCrop, isReady, isRendering, apply };
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
  const aspect = aspects[shape];
  const { selectCrop, isReady, isRendering, apply } = useCrop({
    render: (image, crop) => renderCrop(image, crop, { aspect, width, ...(type ? { type } : {}) }),
    onCrop,
    onFail: () => setBroken(true),
  });
  const failure = broken ? words.unreadable : error;
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
            disabled={broken || !isReady}
            busy={busy || isRendering}
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
            onChange={selectCrop}
            onBroken={() => setBroken(true)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
