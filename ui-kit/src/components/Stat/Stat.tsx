import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface StatProps {
  /** What the figure is. */
  label: ReactNode;
  /** The figure, formatted. */
  value: ReactNode;
  /** Quiet words after the figure: "of 412", "points". */
  unit?: ReactNode;
  /** Where the label stands. Default `under`. */
  caption?: 'under' | 'over';
  /** Default `start`. */
  align?: 'start' | 'end';
  /** 15 in headers, 20 for key figures. Default 15. */
  size?: 15 | 20;
  /** The value is a clock: mono. */
  clock?: boolean;
}

const Root = styled.dl`
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
`;

const Unit = styled.span`
  ${text.t12}
  font-weight: 400;
  letter-spacing: 0;
  color: ${color.faint};
`;

/** A figure with its caption, alone or in a `StatRow`. */
export const Stat = ({
  label,
  value,
  unit,
  caption = 'under',
  align = 'start',
  size = 15,
  clock,
}: StatProps) => (
  <Root data-caption={caption} data-align={align} data-size={size} data-clock={clock || undefined}>
    <dt>{label}</dt>
    <dd>
      {value}
      {unit !== undefined && (
        <>
          {' '}
          <Unit>{unit}</Unit>
        </>
      )}
    </dd>
  </Root>
);

const RowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  > * {
    flex: none;
    margin: 0 0 -1px -1px;
    padding: 14px 20px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
  > [data-grow] {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export interface StatRowProps {
  /** `Stat`s, and what may take the rest of the row: any element with `data-grow`. */
  children: ReactNode;
}

/** Figures in cells with hairlines between them; wraps when narrow. */
export const StatRow = ({ children }: StatRowProps) => <RowRoot>{children}</RowRoot>;
