import { media } from '../tokens/media.ts';

/** Height of the bar at the bottom of narrow windows. */
export const bottomBarHeight = 'calc(56px + max(8px, env(safe-area-inset-bottom)))';

/** Height of the strip with the running game above that bar. */
export const bottomGameHeight = '44px';

/**
 * The frame's sizes as custom properties, so that sticky parts (headers, panes, bars) know where the
 * frame ends. `AppFrame` and `AuthColumn` set them.
 */
export const frameMeasures = `
  --frame-edge: 0px;
  --frame-top: 56px;
  --frame-bottom: 0px;
  --frame-save: 0px;
  --frame-game: 0px;
  &:has([data-bottom-game]) {
    --frame-game: ${bottomGameHeight};
  }
  ${media.md} {
    &:has(> main > [data-edge]) {
      --frame-edge: 37px;
    }
    --frame-top: calc(64px + var(--frame-edge));
  }
  &:has([data-save-bar]) {
    --frame-save: 60px;
  }
`;

/** Height of the window between the header and the bars at the bottom; outside of a frame, all of it. */
export const paneHeight =
  'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - var(--frame-save, 0px))';
