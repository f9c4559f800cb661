import type { FocusEventHandler, KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Scroller } from './DataTable.styles.ts';
import { useIsWide } from './use-is-wide.ts';

interface TableScrollerProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** Only visible rows are rendered. */
  isWindowed: boolean;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** The scroll box of a table; tells the styles whether it can and does scroll horizontally. */
export function TableScroller(props: TableScrollerProps) {
  const { ref, label, isWindowed, onKeyDown, onFocus, children } = props;
  const isWide = useIsWide(ref);
  return (
    <Scroller
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-windowed={isWindowed || undefined}
      data-wide={isWide || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onScroll={({ currentTarget }) => {
        // An attribute instead of state, so that scrolling renders no row. Reading `scrollLeft`
        // costs a layout, so it is read only where it matters.
        if (isWide) currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
      }}
    >
      {children}
    </Scroller>
  );
}
