import { Check, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { isAllowed, type PermissionMark } from './permission-marks.ts';
import { Mark } from './PermissionMatrix.styles.ts';

interface PermissionCellProps {
  /** "Earn points, Keelhaul: denied" */
  label: string;
  mark: PermissionMark;
  /** What the default says for this permission. */
  byDefault: boolean;
  /** The cell in the tab order. */
  stop: boolean;
  disabled: boolean;
  /** Position in the grid, for keyboard navigation. */
  place: string;
  onPress: () => void;
  onFocus: () => void;
}

export function PermissionCell({
  label,
  mark,
  byDefault,
  stop,
  disabled,
  place,
  onPress,
  onFocus,
}: PermissionCellProps) {
  return (
    <Mark
      type="button"
      aria-label={label}
      title={label}
      tabIndex={stop ? 0 : -1}
      disabled={disabled}
      data-mark={mark}
      data-place={place}
      onClick={onPress}
      onFocus={onFocus}
    >
      <Icon icon={isAllowed(mark, byDefault) ? Check : X} size={14} />
    </Mark>
  );
}
