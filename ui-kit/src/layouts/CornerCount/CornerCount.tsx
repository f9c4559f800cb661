import type { ReactNode } from 'react';
import { Counter, type CounterProps } from '../../components/Badge/Counter.tsx';
import { Corner, Root } from './CornerCount.styles.ts';

export interface CornerCountProps extends Pick<CounterProps, 'count' | 'label'> {
  /** One `IconButton`. */
  children: ReactNode;
}

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
