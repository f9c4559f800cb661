import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Styles of react-image-crop; the class names are the library's. */
export const Area = styled.div`
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
