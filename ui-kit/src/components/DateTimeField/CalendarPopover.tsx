import type { ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { CalendarFoot } from './DateTimeField.styles.ts';

export interface CalendarPopoverProps extends CalendarProps {
  id: string;
  anchor: HTMLElement;
  label: string | undefined;
  labelledBy: string | undefined;
  /** Time and time zone, before the close button. */
  foot?: ReactNode;
  /** Label of the close button. Default: the kit's label for closing. */
  done: string | undefined;
  onClose: () => void;
}

/** The calendar popover of a field. A click applies immediately; the button only closes. */
export function CalendarPopover({
  id,
  anchor,
  label,
  labelledBy,
  foot,
  done,
  onClose,
  ...calendar
}: CalendarPopoverProps) {
  const labels = useLabels();
  return (
    <PopoverPanel
      id={id}
      label={label}
      labelledBy={labelledBy}
      describedBy={undefined}
      role="dialog"
      anchor={anchor}
      placement="bottom-start"
      flush={false}
      trap
      onClose={onClose}
    >
      <Calendar {...calendar} />
      {foot !== undefined && (
        <CalendarFoot>
          {foot}
          <Button size="small" variant="primary" onClick={onClose}>
            {done ?? labels.close}
          </Button>
        </CalendarFoot>
      )}
    </PopoverPanel>
  );
}
