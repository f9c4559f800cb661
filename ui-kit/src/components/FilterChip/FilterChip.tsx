import { Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Frame, Part, Press, Value } from './FilterChip.styles.ts';

export interface FilterChipProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'value'
> {
  /** What is filtered by: "State". */
  label: string;
  /** What it is set to: "active". Without it the chip is dashed and offers to be set. */
  value?: ReactNode;
  /** Before the label: a category flag. */
  glyph?: ReactNode;
  /** Takes the filter away; shows a cross. */
  onRemove?: () => void;
  /** Marks a filter that narrows what is seen. */
  on?: boolean;
}

/** A filter in a bar: not set, set, or removable. Spread a menu's trigger props over it. */
export function FilterChip({ label, value, glyph, onRemove, on, ...rest }: FilterChipProps) {
  const labels = useLabels();
  if (onRemove === undefined || value === undefined) {
    return (
      <Press
        type="button"
        {...rest}
        data-unset={value === undefined || undefined}
        data-on={on || undefined}
      >
        {value === undefined ? <Icon icon={Plus} size={14} /> : glyph}
        {label}
        {value !== undefined && <Value>{value}</Value>}
      </Press>
    );
  }
  return (
    <Frame data-on={on || undefined}>
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
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A filter or preset that is on or off. */
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
