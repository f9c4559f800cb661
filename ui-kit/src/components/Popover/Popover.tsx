import { Suspense, type ReactElement, type ReactNode } from 'react';
import { LazyPopoverPanel, usePopover, type PopoverTriggerProps } from './use-popover.ts';

export interface PopoverProps {
  /** Name of the popover for assistive technology. */
  label: string;
  /** The button: `(props) => <IconButton {...props} icon={Bell} label="Notices" />`. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** What it shows; a function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of the button it keeps to. Default `start`. */
  align?: 'start' | 'end';
  /** Content brings its own padding. */
  flush?: boolean;
  /** It has fields: the focus stays inside until it is closed, as in a dialog. */
  fields?: boolean;
}

/** Something to look at or to set, beside the button that opened it. Esc closes it. */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  flush = false,
  fields = false,
}: PopoverProps) {
  const { id, anchor, close, triggerProps } = usePopover();
  return (
    <>
      {trigger(triggerProps)}
      {anchor && (
        <Suspense>
          <LazyPopoverPanel
            id={id}
            label={label}
            labelledBy={undefined}
            describedBy={undefined}
            role="dialog"
            anchor={anchor}
            placement={`bottom-${align}`}
            flush={flush}
            trap={fields}
            onClose={close}
          >
            {typeof children === 'function' ? children(close) : children}
          </LazyPopoverPanel>
        </Suspense>
      )}
    </>
  );
}
