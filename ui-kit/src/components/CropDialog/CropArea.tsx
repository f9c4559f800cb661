import { useCallback, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Area } from './CropArea.styles.ts';
import { middleCrop, type CropShare } from './crop-size.ts';

export interface CropAreaProps {
  /** The picture. */
  file: Blob;
  /** Width by height. */
  aspect: number;
  round: boolean;
  /** Name of the crop frame for assistive technology, with its keyboard controls. */
  areaLabel: string;
  /** Name of the frame's corner handles. */
  cornerLabel: string;
  disabled: boolean;
  onChange: (image: HTMLImageElement, crop: CropShare) => void;
  onBroken: () => void;
}

function toShare({ x, y, width, height }: PercentCrop): CropShare {
  return {
    x: x / 100,
    y: y / 100,
    width: width / 100,
    height: height / 100,
  };
}

function toPercent(share: CropShare): PercentCrop {
  return {
    unit: '%',
    x: share.x * 100,
    y: share.y * 100,
    width: share.width * 100,
    height: share.height * 100,
  };
}

/** A picture with a crop frame. Arrow keys move the frame, or resize it on a corner. */
export function CropArea({
  file,
  aspect,
  round,
  areaLabel,
  cornerLabel,
  disabled,
  onChange,
  onBroken,
}: CropAreaProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const change = (from: HTMLImageElement, next: PercentCrop): void => {
    setCrop(next);
    onChange(from, toShare(next));
  };
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Area aria-busy={!image}>
      {!image && <Spinner size={20} />}
      <ReactCrop
        {...(crop ? { crop } : {})}
        aspect={aspect}
        circularCrop={round}
        keepSelection
        minWidth={24}
        disabled={disabled}
        ariaLabels={{
          cropArea: areaLabel,
          nwDragHandle: cornerLabel,
          nDragHandle: cornerLabel,
          neDragHandle: cornerLabel,
          eDragHandle: cornerLabel,
          seDragHandle: cornerLabel,
          sDragHandle: cornerLabel,
          swDragHandle: cornerLabel,
          wDragHandle: cornerLabel,
        }}
        onChange={(_, next) => image && change(image, next)}
      >
        <img
          ref={show}
          alt=""
          onError={onBroken}
          onLoad={({ currentTarget }) => {
            setImage(currentTarget);
            const { naturalWidth: width, naturalHeight: height } = currentTarget;
            change(currentTarget, toPercent(middleCrop({ width, height }, aspect)));
          }}
        />
      </ReactCrop>
    </Area>
  );
}
