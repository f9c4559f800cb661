import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 7px 18px minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  padding: 8px 16px;
  ${text.t13}
  color: ${color.muted};

  &[data-unread] {
    background: color-mix(in srgb, ${color.brand} 7%, transparent);
  }
  ${media.hover} {
    &:hover:has(a) {
      background: ${color.hover};
    }
    &[data-unread]:hover:has(a) {
      background: color-mix(in srgb, ${color.brand} 12%, transparent);
    }
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }

  /* One line per notice, for a small part of a panel. */
  [data-compact] > & {
    align-items: center;
    min-height: 32px;
    padding: 0;
    background: none;
  }
`;

export const Glyph = styled.span`
  display: grid;
  place-items: center;
  height: 20px;

  &[data-kind='hint'] {
    color: ${color.info};
  }
`;

export const Unread = styled.span`
  display: grid;
  place-items: center;
  height: 20px;
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & b {
    font-weight: 500;
    color: ${color.text};
  }
  [data-compact] > * > & {
    ${text.cut}
  }
`;

export const Note = styled.div`
  ${text.t12}
  color: ${color.faint};

  [data-unread] > * > & {
    color: ${color.muted};
  }
`;

/** Above the link that covers the row. */
export const Action = styled.div`
  position: relative;
  z-index: 1;
  width: fit-content;
  margin-block: 6px 2px;
`;

export const Time = styled.time`
  ${text.t12}
  ${text.figures}
  line-height: 20px;
  color: ${color.faint};

  [data-unread] > & {
    color: ${color.muted};
  }
`;
