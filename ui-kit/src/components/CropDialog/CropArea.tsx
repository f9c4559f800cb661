import { useCallback, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { middleCrop, type CropShare } from './crop-size.ts';
import { media } from '../../tokens/media.ts';
import { color, radius } from '../../tokens/tokens.ts';

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

/** Styles of react-image-crop; the class names are the library's. */
const Area = styled.div`
  display: grid;
  place-items: center;
  min-height: 160px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};

  & > * {
    grid-area: 1 / 1;
  }
  &[aria-busy='true'] > .ReactCrop {
    opacity: 0;
  }
  .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    cursor: crosshair;
  }
  .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  .ReactCrop__child-wrapper > img {
    display: block;
    max-width: 100%;
    max-height: min(420px, 55dvh);
    touch-action: none;
  }
  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .ReactCrop__crop-selection {
    position: absolute;
    inset-block-start: 0;
    /* The library counts from the left in every direction of writing. */
    left: 0;
    box-shadow:
      0 0 0 1px #000,
      inset 0 0 0 2px #fff;
    cursor: move;
    touch-action: none;

    &:focus-visible {
      outline: 3px solid ${color.brandText};
      outline-offset: 1px;
    }
  }
  .ReactCrop--circular-crop .ReactCrop__crop-selection {
    border-radius: ${radius.round};
  }
  .ReactCrop--invisible-crop :is(.ReactCrop__crop-mask, .ReactCrop__crop-selection),
  .ReactCrop__drag-bar {
    display: none;
  }
  .ReactCrop__drag-handle {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 1px solid #000;
    border-radius: ${radius.badge};
    background: #fff;

    &:focus-visible {
      outline: 3px solid ${color.brandText};
      outline-offset: 1px;
    }
    &:is(.ord-n, .ord-s, .ord-e, .ord-w) {
      display: none;
    }
    &.ord-nw {
      top: 0;
      left: 0;
      cursor: nw-resize;
      transform: translate(-40%, -40%);
    }
    &.ord-ne {
      top: 0;
      right: 0;
      cursor: ne-resize;
      transform: translate(40%, -40%);
    }
    &.ord-sw {
      bottom: 0;
      left: 0;
      cursor: sw-resize;
      transform: translate(-40%, 40%);
    }
    &.ord-se {
      right: 0;
      bottom: 0;
      cursor: se-resize;
      transform: translate(40%, 40%);
    }
    ${media.coarse} {
      width: 28px;
      height: 28px;
    }
  }
`;

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
