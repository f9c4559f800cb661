import { ArrowUp } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Bar, Place } from './NewBar.styles.ts';

export interface NewBarProps {
  /** "3 new challenges"; nothing while there is none. */
  label?: string | undefined;
  onShow: () => void;
}

/** What arrived waits here until it is asked for: nothing jumps under the pointer. */
export const NewBar = ({ label, onShow }: NewBarProps) => (
  <Place role="status">
    {label && (
      <Bar type="button" onClick={onShow}>
        <Icon icon={ArrowUp} size={14} />
        {label}
      </Bar>
    )}
  </Place>
);
