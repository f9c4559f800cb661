import { ArrowUp } from 'lucide-react';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Bar, Place } from './NewBar.styles.ts';

export interface NewBarProps {
  /** "3 new challenges"; undefined if there are none. */
  label?: string | undefined;
  /** Called by a click; show the new items. */
  onShow: () => void;
  /** The shortcut for the same action. */
  kbd?: string;
  /** Full width, below the header of a table. */
  edge?: boolean;
}

/**
 * Tells how many new items are waiting and shows them on click, so that nothing moves under the
 * pointer.
 */
export function NewBar({ label, onShow, kbd, edge }: NewBarProps) {
  return (
    <Place role="status" data-edge={edge || undefined}>
      {label && (
        <Bar type="button" onClick={onShow}>
          <Icon icon={ArrowUp} size={14} />
          {label}
          {kbd !== undefined && <Kbd>{kbd}</Kbd>}
        </Bar>
      )}
    </Place>
  );
}
