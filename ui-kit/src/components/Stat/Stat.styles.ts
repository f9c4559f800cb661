import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.dl`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  white-space: nowrap;
  &[data-caption='over'] {
    flex-direction: column;
  }
  &[data-align='end'] {
    text-align: end;
  }
  dt {
    ${text.t11}
    line-height: 14px;
    color: ${color.faint};
  }
  &[data-caption='over'] dt {
    ${text.t12}
  }
  dd {
    ${text.figures}
    display: block;
    font-size: 15px;
    line-height: 18px;
    font-weight: 600;
    letter-spacing: calc(-0.01em * var(--hy-text-track));
  }
  &[data-size='20'] dd {
    ${text.t20}
  }
  &[data-clock] dd {
    ${text.m20}
    line-height: 18px;
  }
  &[data-clock][data-size='20'] dd {
    line-height: 28px;
  }
  &[data-stale] dd {
    color: ${color.muted};
  }
`;

export const Unit = styled.span`
  ${text.t12}
  font-weight: 400;
  letter-spacing: 0;
  color: ${color.faint};
`;

/** A bar, a small chart or an age below the number, as wide as the cell. */
export const Under = styled.div`
  min-width: 96px;
  margin-block-start: 8px;
`;

export const Age = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-block-start: 4px;
  color: ${color.warn};
  ${text.t11}
`;

export const RowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  > * {
    flex: none;
    margin-block: 0 -1px;
    margin-inline: -1px 0;
    padding: 14px 20px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
  > [data-grow] {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
