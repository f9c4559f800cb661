import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer, motion, pageInset } from '../../tokens/tokens.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Root = styled.section`
  position: sticky;
  inset-block-end: var(--frame-bottom);
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: ${height.saveBar};
  margin-block-start: auto;
  padding: 8px ${pageInset};
  border-block-start: 1px solid ${color.lineStrong};
  background: ${color.overlay};
  animation: ${appear} ${motion.open};
  ${media.md} {
    flex-wrap: nowrap;
  }
`;

export const Summary = styled.span`
  ${text.t13}
  ${text.figures}
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  font-weight: 600;
`;

export const List = styled.ul`
  ${text.t13}
  ${text.figures}
  display: none;
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  white-space: nowrap;
  ${media.md} {
    display: flex;
  }
  li {
    display: flex;
    flex: none;
    align-items: center;
  }
  li > span {
    flex-wrap: nowrap;
  }
  li + li::before {
    content: '·';
    margin-inline: 12px;
    color: ${color.faint};
  }
`;

export const Trouble = styled.div`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: ${color.danger};
  &[data-tone='warn'] {
    color: ${color.warn};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;
