import { cloneElement, useId, type ReactElement } from 'react';
import { mergeHandlers } from '../overlay/merge-handlers.ts';
import { useTooltip } from './use-tooltip.tsx';

export interface TooltipProps {
  /** Adds to the child's name; used as its description. */
  text: string;
  /** Keyboard shortcut of the same action. */
  kbd?: string;
  /** Shows no tooltip and sets no description. */
  disabled?: boolean;
  /** One focusable element that accepts DOM event handlers. */
  children: ReactElement<object>;
}

/**
 * A short description, shown immediately on keyboard focus and after 400 ms of hovering; the next
 * tooltip is shown at once. Touch screens have no hover, so the information must also be available
 * elsewhere.
 */
export function Tooltip({ text, kbd, disabled, children }: TooltipProps) {
  const id = useId();
  const { handlers, bubble } = useTooltip({ text, kbd, disabled });
  const described = disabled ? {} : { 'aria-describedby': id };
  return (
    <>
      {cloneElement(children, mergeHandlers(children.props, { ...handlers, ...described }))}
      {!disabled && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {bubble}
    </>
  );
}
