import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

const bar = css`
  display: flex;
  gap: 12px;
  min-width: 0;
  /* Space for the focus ring. */
  margin-inline: -4px;
  overflow: auto hidden;
  scrollbar-width: none;
  /* Inside of the box, because the scroll box would clip it. */
  box-shadow: inset 0 -1px ${color.line};

  &[data-bare] {
    box-shadow: none;
  }
`;

const tab = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 4px;
  color: ${color.muted};
  white-space: nowrap;
  transition: color ${motion.fast};
  ${text.t14}
  font-weight: 500;

  [data-size='large'] & {
    height: 48px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.small};
  }
  &[aria-selected='true'],
  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-selected='true']::after,
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 4px 0;
    height: 2px;
    background: ${color.brandStrong};
  }
  &:disabled {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

export const TabList = styled.div`
  ${bar}
`;

export const TabButton = styled.button`
  ${tab}
`;

export const TabNav = styled.ul`
  ${bar}
`;

export const TabLink = styled.a`
  ${tab}
`;

export const Panel = styled.div`
  min-width: 0;
`;
