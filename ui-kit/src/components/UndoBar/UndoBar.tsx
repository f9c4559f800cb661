import { Check, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { useCountdown } from '../Toast/use-countdown.ts';
import { Note, Root, Words } from './UndoBar.styles.ts';

export interface UndoBarProps {
  /** What was done: "Cleat Cleaners accepted". */
  children: ReactNode;
  /** Default a tick. */
  icon?: LucideIcon;
  /** "Undo" */
  undo: string;
  /** Keyboard shortcut of the same action. */
  kbd?: string;
  /** Called by the undo button. */
  onUndo: () => void;
  /** Secondary text before the button: when it was done, how long it can be undone. */
  note?: ReactNode;
  /** How long it can be undone, in ms; `null` for as long as the bar is shown. Default 8,000. */
  duration?: number | null;
  /** Called when the time is over. */
  onEnd?: () => void;
  /** The undo is in progress. */
  busy?: boolean;
}

function nothing(): void {
  return undefined;
}

/** Confirms an action and offers to undo it for a while. The timer pauses on hover and focus. */
export function UndoBar({
  children,
  icon = Check,
  undo,
  kbd,
  onUndo,
  note,
  duration = 8000,
  onEnd = nothing,
  busy,
}: UndoBarProps) {
  const [held, setHeld] = useState(false);
  useCountdown(duration, held || busy === true, onEnd);
  return (
    <Root
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={icon} size={14} />
      <Words role="status">{children}</Words>
      {note !== undefined && <Note>{note}</Note>}
      <Button
        size="small"
        {...(kbd !== undefined && { kbd })}
        {...(busy && { busy })}
        onClick={onUndo}
      >
        {undo}
      </Button>
    </Root>
  );
}
