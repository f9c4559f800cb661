import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Counter, type CounterProps } from '../../components/Badge/Counter.tsx';
import { color, radius } from '../../tokens/tokens.ts';

export interface CornerCountProps extends Pick<CounterProps, 'count' | 'label'> {
  /** One `IconButton`. */
  children: ReactNode;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: -1px;
  inset-inline-start: calc(50% + 1px);
  display: grid;
  border-radius: ${radius.control};
  box-shadow: 0 0 0 2px ${color.bg};
  pointer-events: none;
  &:empty {
    display: none;
  }
`;

/** A counter at the corner of an icon button. */
export function CornerCount({ count, label, children }: CornerCountProps) {
  return (
    <Root>
      {children}
      <Corner>
        <Counter count={count} label={label} />
      </Corner>
    </Root>
  );
}
