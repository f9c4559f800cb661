import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, font, radius } from '../../tokens/tokens.ts';

/** Fills its place: a column of the board, or a sheet. */
export const Panel = styled.section`
  --inset: 16px;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: ${color.surface};

  &[data-preview] {
    border: 1px dashed ${color.control};
    border-radius: ${radius.control};
  }
  ${media.sm} {
    --inset: 20px;
  }
`;

export const Head = styled.header`
  flex: none;
  padding: 14px var(--inset) 0;
`;

export const Crumb = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  ${text.t13}
  color: ${color.muted};
`;

export const Kind = styled.span`
  ${text.cut}

  &::before {
    content: '·';
    margin-inline-end: 8px;
    color: ${color.faint};
  }
`;

export const Actions = styled.div`
  flex: none;
  display: flex;
  gap: 4px;
  margin-inline-start: auto;
`;

export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 8px;

  & > h2 {
    ${text.t20}
    overflow-wrap: anywhere;
  }
  & > h2:focus-visible {
    outline-offset: 4px;
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: 20px;
  margin-top: 10px;
  ${text.t13}
  line-height: 22px;
`;

export const Numbers = styled.div`
  display: flex;
  flex-direction: column;
  ${text.figures}
  color: ${color.muted};

  & b {
    font-family: ${font.mono};
    font-weight: 600;
    color: ${color.text};
  }
  & > :last-child:not(:nth-child(-n + 2)) {
    color: ${color.faint};
  }
`;

export const Bloods = styled.ol`
  display: flex;
  flex-direction: column;

  & > li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
  }
  & > li > span {
    ${text.cut}
  }
  & > li[data-open] > span {
    color: ${color.faint};
  }
  & time {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
`;

export const TabLine = styled.div`
  flex: none;
  margin-top: 10px;
  padding: 0 var(--inset);
  border-bottom: 1px solid ${color.line};

  & > * {
    margin-bottom: -1px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 14px var(--inset) 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: 14px;

  & > * {
    flex: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px var(--inset) 16px;
  border-top: 1px solid ${color.line};
`;

export const Note = styled.div`
  flex: none;
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 8px var(--inset);
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  ${text.t12}
  color: ${color.muted};

  header + & {
    margin-top: 10px;
    border-top: 1px solid ${color.line};
  }
  & > svg {
    flex: none;
  }
  &[data-tone='info'] {
    border-color: ${color.infoLine};
    background: ${color.infoWash};
    & > svg {
      color: ${color.info};
    }
  }
  &[data-tone='warn'] {
    border-color: ${color.warnLine};
    background: ${color.warnWash};
    & > svg {
      color: ${color.warn};
    }
  }
`;
