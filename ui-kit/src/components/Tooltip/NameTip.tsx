import { cloneElement, type ReactElement } from 'react';
import { mergeHandlers } from '../overlay/merge-handlers.ts';
import { useTooltip } from './use-tooltip.tsx';

interface NameTipProps {
  /** The child's accessible name. */
  name: string;
  /** One element that accepts DOM event handlers. */
  children: ReactElement<object>;
}

/** Shows the accessible name of an icon or colour control as a tooltip. */
export function NameTip({ name, children }: NameTipProps) {
  const { handlers, bubble } = useTooltip({ text: name });
  return (
    <>
      {cloneElement(children, mergeHandlers(children.props, handlers))}
      {bubble}
    </>
  );
}
