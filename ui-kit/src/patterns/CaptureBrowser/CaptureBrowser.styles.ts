import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Columns = styled.div`
  display: flex;
  min-width: 0;
  height: 100%;

  & > section {
    flex: 1 1 0;
  }
  & > section + section {
    border-inline-start: 1px solid ${color.line};
  }
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 6px 16px;
  border-block-end: 1px solid ${color.line};

  h2 {
    ${text.t14}
    ${text.cut}
    font-weight: 600;
  }
`;

export const Note = styled.span`
  ${text.t12}
  ${text.figures}
  flex: none;
  margin-inline-start: auto;
  color: ${color.faint};
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline: none;
  }
`;

export const Option = styled.li`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 5px 16px;
  border-block-end: 1px solid ${color.lineRow};
  font-weight: 500;
  cursor: default;

  &[data-muted] {
    font-weight: 400;
    color: ${color.faint};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &[data-open] {
    background: ${color.raised};
    box-shadow: inset 2px 0 ${color.brandStrong};
  }
  &[data-checked] {
    background: ${color.brandSoft};
    box-shadow: inset 2px 0 ${color.brandStrong};
  }
  ul:focus-visible > &[data-active] {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
`;

export const Label = styled.span`
  ${text.cut}
  flex: 1;

  &[data-mono] {
    ${text.m13}
  }
`;

export const Meta = styled.span`
  ${text.t12}
  ${text.figures}
  flex: none;
  font-weight: 400;
  text-align: end;
  color: ${color.faint};

  & > span {
    display: block;
  }
  :is([data-open], [data-checked], li:hover) > & {
    color: ${color.muted};
  }
`;

/** Drawn only: the option itself is what is chosen. */
export const Check = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.badge};
  color: ${color.onCtl};

  [data-checked] > & {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
`;

export const Filler = styled.div`
  padding: 16px;
`;
