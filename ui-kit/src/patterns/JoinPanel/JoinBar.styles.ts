import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, layer } from '../../tokens/tokens.ts';

/**
 * Fixed at the bottom of narrow windows, above the frame's bottom bar; hidden where there is space for
 * the panel.
 */
export const Bar = styled.aside`
  position: sticky;
  inset-block-end: var(--frame-bottom, 0px);
  /* At the bottom of pages that are shorter than the window, too. */
  margin-block-start: auto;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  border-top: 1px solid ${color.lineStrong};
  background: ${color.overlay};

  ${media.lg} {
    display: none;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;

  & > b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${text.t14}
    font-weight: 500;
  }
  & > span {
    display: block;
    ${text.t12}
    ${text.figures}
    ${text.cut}
    color: ${color.muted};
  }
`;

/** The tone of the state, only for the icon. */
export const Tone = styled.span`
  display: grid;
  flex: none;
  color: ${color.muted};

  &[data-tone='ok'] {
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
