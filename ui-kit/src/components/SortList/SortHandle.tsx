import { GripVertical } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Handle } from './SortList.styles.ts';
import type { SortHandleProps } from './use-sorting.ts';

interface Props extends SortHandleProps {
  /** The row cannot be moved. */
  disabled?: boolean | undefined;
}

/** Lifts a row: by pointer, or with Space and the arrow keys. */
export function SortHandle({ disabled, ...props }: Props) {
  return (
    <Handle {...props} type="button" disabled={disabled}>
      <Icon icon={GripVertical} />
    </Handle>
  );
}
