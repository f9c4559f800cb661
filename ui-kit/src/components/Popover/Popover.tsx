import { Suspense, type ReactElement, type ReactNode } from 'react';
import { LazyPopoverPanel, usePopover, type PopoverTriggerProps } from './use-popover.ts';

export interface PopoverProps {
  /** Name of the popover for assistive technology. */
  label: string;
  /** The button: `(props) => <IconButton {...props} icon={Bell} label="Notices" />`. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** The content; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the button that the popover is aligned with. Default `start`. */
  align?: 'start' | 'end';
  /** Without padding; the content has its own. */
  flush?: boolean;
  /** It contains fields: the focus is trapped until it is closed, as in a dialog. */
  fields?: boolean;
}

/** A panel next to the button that opened it. Esc closes it. */
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
