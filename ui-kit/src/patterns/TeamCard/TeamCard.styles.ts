import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius, side } from '../../tokens/tokens.ts';

export const Card = styled.article`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-own] {
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 16px 20px;
`;

export const Words = styled.div`
  flex: 1 1 120px;
  min-width: 0;

  & > p {
    ${text.t13}
    ${text.cut}
    color: ${color.muted};
  }
`;

export const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: 8px;
  ${text.t16}
  line-height: 22px;

  & > span:last-child:not(:first-child) {
    ${text.t12}
    flex: none;
    color: ${color.faint};
  }
`;

/** Rendered as the app's link if it has an address. */
export const NameText = styled.a`
  ${text.cut}
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  overflow: hidden;
  border-top: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
    margin-block: 0 -1px;
    margin-inline: -1px 0;
    padding-block: 10px;
    padding-inline: 20px 8px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
  & dt {
    ${text.t12}
    color: ${color.faint};
  }
  & dd {
    ${text.t16}
    ${text.figures}
  }
  & dd + dd {
    ${text.t11}
    color: ${color.faint};
    letter-spacing: 0;
  }
`;

export const Part = styled.div`
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
`;

export const Reason = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 10px 20px;
  border-top: 1px solid ${color.line};
  ${text.t12}
  color: ${color.muted};

  & > svg {
    flex: none;
  }
`;
