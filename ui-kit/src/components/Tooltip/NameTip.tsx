import { cloneElement, type ReactElement } from 'react';
import { mergeHandlers } from '../overlay/merge-handlers.ts';
import { useTooltip } from './use-tooltip.tsx';

interface NameTipProps {
  /** The name that the child has for assistive technology. */
  name: string;
  /** One element that takes DOM event handlers. */
  children: ReactElement<object>;
}

/** Shows the name of a control that is only an icon or a colour, to those who see it. */
export function NameTip({ name, children }: NameTipProps) {
  const { handlers, bubble } = useTooltip({ text: name });
  return (
    <>
      {cloneElement(children, mergeHandlers(children.props, handlers))}
      {bubble}
    </>
  );
}
