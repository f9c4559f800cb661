import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { vars } from '../../tokens/vars.ts';
import { Actions, Bar, Count, Place, Working } from './BulkBar.styles.ts';

export interface BulkBarProps {
  /** Name of the bar: "Selected users". */
  label: string;
  /** Number of selected rows; at 0 the bar is hidden, but its space is reserved. */
  selected: number;
  /** "6 selected", or the progress: "4 of 6 activated". */
  summary: string;
  /**
   * A small ghost button that selects everything that matches the filter, not only the page:
   * "Select all 1,284".
   */
  selectAll?: ReactNode;
  /** Small buttons; each label says what it does and to how many. */
  children: ReactNode;
  /** Progress from 0 to 1; shown instead of the buttons. */
  progress?: number;
  /** Clears the selection; also called by Esc. */
  onClear: () => void;
  /** Name of the clear button: "Clear selection". */
  clearLabel: string;
  /**
   * Height in px of a sticky element below, e.g. a pager; the bar stays 20 px above it. Default 0.
   */
  above?: number;
}

/** Bulk actions for the selected rows, in a floating bar with reserved space. */
export function BulkBar({
  label,
  selected,
  summary,
  selectAll,
  children,
  progress,
  onClear,
  clearLabel,
  above = 0,
}: BulkBarProps) {
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClear();
  };
  return (
    <Place style={vars({ '--bulk-above': `${above}px` })}>
      {selected > 0 && (
        <Bar aria-label={label} aria-busy={progress !== undefined} onKeyDown={keyDown}>
          <Count role="status">{summary}</Count>
          {progress === undefined ? (
            <>
              {selectAll}
              <Actions>{children}</Actions>
              <IconButton size="small" icon={X} label={clearLabel} kbd="esc" onClick={onClear} />
            </>
          ) : (
            <Working>
              <Progress value={progress} label={summary} />
            </Working>
          )}
        </Bar>
      )}
    </Place>
  );
}
