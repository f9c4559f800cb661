import { cloneElement, useId, type ReactElement } from 'react';
import { mergeHandlers } from '../overlay/merge-handlers.ts';
import { useTooltip } from './use-tooltip.tsx';

export interface TooltipProps {
  /** Says more than the child's name; it becomes its description. */
  text: string;
  /** The key that does the same. */
  kbd?: string;
  /** Nothing is shown and nothing is described. */
  disabled?: boolean;
  /** One element that takes DOM event handlers and can be focused. */
  children: ReactElement<object>;
}

/**
 * A few words beside what is focused, at once, or hovered, after 400 ms; the next one comes at once.
 * Never the only way to learn something on a touch screen.
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
