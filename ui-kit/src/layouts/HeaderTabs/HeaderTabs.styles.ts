import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

/** Space between two tabs in px. */
export const GAP = 2;

/** Width of the menu button in px. */
export const MORE = 44;

export const Root = styled.nav`
  position: relative;
  min-width: 0;
  /* The width of all tabs, if available. */
  width: var(--tabs-width, auto);
  overflow: clip;
  ul {
    display: flex;
    gap: ${GAP}px;
  }
  li[data-hidden] {
    position: absolute;
    visibility: hidden;
  }
`;

export const More = styled.li`
  display: grid;
  place-items: center;
  width: ${MORE}px;
`;

export const Tab = styled.a`
  ${text.t14}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px;
  font-weight: 500;
  color: ${color.muted};
  white-space: nowrap;
  transition: color ${motion.fast};
  ${media.md} {
    height: 64px;
    /* The line below the text is part of the header. */
    padding-block-end: 1px;
  }
  isolation: isolate;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
    /* The hover background, centred in a higher target. */
    &:hover::before {
      content: '';
      position: absolute;
      inset: calc(50% - 18px) 0;
      z-index: -1;
      border-radius: ${radius.control};
      background: ${color.hover};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.control};
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 2px;
    background: ${color.brandStrong};
  }
`;
