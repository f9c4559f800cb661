import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { vars } from '../../tokens/vars.ts';
import { Actions, Bar, Count, Place, Working } from './BulkBar.styles.ts';

export interface BulkBarProps {
  /** Name of the bar: "Selected users". */
  label: string;
  /** Rows that are selected; 0 hides the bar, its room stays. */
  selected: number;
  /** "6 selected", or how far the work is: "4 of 6 activated". */
  summary: string;
  /** A small ghost button that selects what the filter finds, not only the page: "Select all 1,284". */
  selectAll?: ReactNode;
  /** Small buttons; each names what it does and to how many. */
  children: ReactNode;
  /** Share of the work that is done, 0 to 1; stands in place of the buttons. */
  progress?: number;
  /** Selects nothing; also on Esc. */
  onClear: () => void;
  /** Name of the cross: "Clear selection". */
  clearLabel: string;
  /** Height in px of what sticks below it, e.g. a pager; the bar keeps 20 above. Default 0. */
  above?: number;
}

/** What can be done to all selected rows; floats over room that is kept for it. */
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
