import { keyframes, styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, layer, motion, pageInset, radius, shadow } from '../../tokens/tokens.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/**
 * Reserves the space of the bar, so that it never covers a row and nothing moves when it appears.
 */
export const Place = styled.div`
  position: sticky;
  inset-block-end: calc(var(--frame-bottom, 0px) + var(--bulk-above));
  z-index: ${layer.bar};
  display: flex;
  justify-content: center;
  height: 92px;
  padding: 20px ${pageInset};
  pointer-events: none;
`;

export const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  height: 52px;
  padding-block: 0;
  padding-inline: 16px 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.overlay};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  animation: ${appear} ${motion.open};
`;

export const Count = styled.span`
  ${text.t13}
  ${text.figures}
  flex: none;
  font-weight: 600;
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 100%;
  padding-inline: 12px;
  border-inline: 1px solid ${color.line};
  overflow: auto hidden;
  scrollbar-width: none;

  & > * {
    flex: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Working = styled.div`
  flex: none;
  width: 160px;
`;
