import { Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Frame, Part, Press, Value } from './FilterChip.styles.ts';

export interface FilterChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'value'
> {
  /** Name of the filter: "State". */
  label: string;
  /** Current value: "active". Without it the chip has a dashed border and offers to set one. */
  value?: ReactNode;
  /** Before the label: a category flag. */
  glyph?: ReactNode;
  /** Called by the remove button. */
  onRemove?: () => void;
  /** Highlights an active filter. */
  active?: boolean;
}

/** A filter of a filter bar. Spread the trigger props of a menu on it. */
export function FilterChip({ label, value, glyph, onRemove, active, ...rest }: FilterChipProps) {
  const labels = useLabels();
  if (onRemove === undefined || value === undefined) {
    return (
      <Press
        type="button"
        {...rest}
        data-unset={value === undefined || undefined}
        data-on={active || undefined}
      >
        {value === undefined ? <Icon icon={Plus} size={14} /> : glyph}
        {label}
        {value !== undefined && <Value>{value}</Value>}
      </Press>
    );
  }
  return (
    <Frame data-on={active || undefined}>
      <Part type="button" {...rest}>
        {glyph}
        {label}
        <Value>{value}</Value>
      </Part>
      <Part type="button" aria-label={`${labels.remove}: ${label}`} onClick={onRemove}>
        <Icon icon={X} size={14} />
      </Part>
    </Frame>
  );
}

export interface ToggleChipProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  /** Whether the filter is on: sets `aria-pressed` and the filled look. */
  pressed: boolean;
  /** Called with the new state when the chip is pressed. */
  onPressedChange: (pressed: boolean) => void;
  /** Label of the chip, with its count: "Unsolved 12". */
  children: ReactNode;
}

/** A filter or preset that can be toggled. */
export function ToggleChip({ pressed, onPressedChange, children, ...rest }: ToggleChipProps) {
  return (
    <Press
      type="button"
      {...rest}
      aria-pressed={pressed}
      data-on={pressed || undefined}
      onClick={() => onPressedChange(!pressed)}
    >
      {children}
    </Press>
  );
}
