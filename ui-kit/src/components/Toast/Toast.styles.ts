import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer, motion } from '../../tokens/tokens.ts';
import { bottomBarHeight, bottomGameHeight } from '../../layouts/frame.ts';
import { floatingGround } from '../overlay/floating.styles.ts';

const comeIn = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Stack = styled.ol`
  position: fixed;
  z-index: ${layer.toast};
  --bar: env(safe-area-inset-bottom, 0px);
  --save: 0px;
  --game: 0px;
  inset-block-end: calc(16px + var(--bar) + var(--save));
  inset-inline: 16px;
  display: flex;
  flex-direction: column;
  gap: 8px;
  pointer-events: none;

  /* Above the bars at the bottom of the page. */
  :root:has([data-frame='bottom']) & {
    --bar: calc(${bottomBarHeight} + var(--game));
  }
  :root:has([data-bottom-game]) & {
    --game: ${bottomGameHeight};
  }
  :root:has([data-save-bar]) & {
    --save: ${height.saveBar};
  }
  ${media.md} {
    :root:has([data-frame='bottom']) & {
      --bar: 0px;
    }
  }
  ${media.sm} {
    inset-inline-start: auto;
    width: 340px;
  }
  /* Not visibility: screen readers announce it all the same. */
  &[data-hidden] {
    opacity: 0;

    & > li {
      pointer-events: none;
    }
  }
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 10px;
  padding-inline: 12px 8px;
  pointer-events: auto;
  ${floatingGround}
  ${text.t13}
  animation: ${comeIn} ${motion.open};

  & > svg,
  & > span:first-child {
    margin-block-start: 2px;
    color: ${color.info};
  }
  &[data-tone='ok'] > svg {
    color: ${color.ok};
  }
  &[data-tone='warn'] > svg {
    color: ${color.warn};
  }
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  font-weight: 500;
`;

export const Detail = styled.div`
  color: ${color.muted};
`;

export const Bar = styled.div`
  margin-block: 6px 2px;
`;

export const End = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  margin-block: -4px;
`;
