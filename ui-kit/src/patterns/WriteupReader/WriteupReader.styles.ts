import { styled } from 'styled-components';
import { paneHeight } from '../../layouts/frame.ts';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, side } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  ${media.lg} {
    grid-template-columns: 340px minmax(0, 1fr);
    height: ${paneHeight};

    &:has(> aside) {
      grid-template-columns: 340px minmax(0, 1fr) 252px;
    }

    & > * {
      min-height: 0;
      overflow: hidden auto;
      scrollbar-width: thin;
    }
    & > * + * {
      border-inline-start: 1px solid ${color.line};
    }
  }
`;

export const Document = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-height: 56px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
`;

export const Team = styled.h2`
  ${text.t14}
  font-weight: 600;
`;

export const Facts = styled.p`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

export const Page = styled.div`
  flex: 1;
  min-height: 0;
  background: ${color.bg};
  &[data-filled] {
    flex: none;
    height: 80vh;
  }
  ${media.lg} {
    &[data-filled] {
      flex: 1;
      height: auto;
    }
  }
`;

export const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 20px;
  padding: 20px 16px;
  background: ${color.surface};
`;

export const List = styled.ul`
  min-width: 0;
`;

export const Item = styled.li`
  border-block-end: 1px solid ${color.lineRow};
`;

export const RowLink = styled.a`
  ${text.t13}
  display: grid;
  grid-template-columns: 8px 3ch auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 52px;
  padding: 6px 16px;
  color: inherit;

  &[data-missing] {
    color: ${color.muted};
  }
  &[data-selected] {
    background: ${color.raised};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Rank = styled.span`
  ${text.figures}
  text-align: end;
  color: ${color.muted};
`;

export const Names = styled.span`
  min-width: 0;
  font-weight: 500;

  & > span {
    display: block;
    ${text.cut}
  }
  & > span + span {
    ${text.t12}
    ${text.figures}
    color: ${color.muted};
  }
`;

export const State = styled.span`
  ${text.t12}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${color.muted};

  & > svg {
    color: ${color.ok};
  }
`;
