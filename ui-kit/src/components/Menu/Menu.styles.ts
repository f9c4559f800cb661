import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, layer, radius } from '../../tokens/tokens.ts';
import { floatingEntrance, floatingGround } from '../overlay/floating.styles.ts';

/** The positioned element; the visible panel is inside. */
export const Float = styled.div`
  z-index: ${layer.menu};
  outline: none;
  ${floatingEntrance}
`;

/** A shade at an edge beyond which there is more; the layers that scroll along cover it at the ends. */
const scrollHint = css`
  --hint: color-mix(in srgb, ${color.text} 22%, transparent);
  background:
    linear-gradient(${color.overlay} 40%, transparent) top / 100% 36px no-repeat local,
    linear-gradient(transparent, ${color.overlay} 60%) bottom / 100% 36px no-repeat local,
    linear-gradient(var(--hint), transparent) top / 100% 12px no-repeat scroll,
    linear-gradient(transparent, var(--hint)) bottom / 100% 12px no-repeat scroll,
    ${color.overlay};
`;

export const Surface = styled.div`
  min-width: 180px;
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(var(--float-height, 100vh), 480px);
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${floatingGround}
  ${text.t13}
  ${scrollHint}
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: ${radius.small};
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  outline: none;

  & > svg {
    color: ${color.muted};
  }
  &[data-active],
  &:focus-visible {
    background: ${color.press};
    outline: none;
  }
  &[data-danger],
  &[data-danger] > svg {
    color: ${color.danger};
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] > svg {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

export const Row = styled.div`
  ${row}
`;

export const LinkRow = styled.a`
  ${row}
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  ${text.cut}
`;

export const Reason = styled.span`
  display: block;
  color: ${color.muted};
  white-space: normal;
  ${text.t12}
`;

export const End = styled.span`
  display: flex;
  flex: none;
  padding-inline-start: 20px;
  color: ${color.faint};

  &[data-checked] {
    color: ${color.brandText};
  }
`;

export const Heading = styled.div`
  padding: 6px 8px 4px;
  color: ${color.faint};
  ${text.t12}
`;

export const Line = styled.hr`
  height: 1px;
  margin: 4px -4px;
  border: 0;
  background: light-dark(${color.line}, ${color.lineStrong});
`;
