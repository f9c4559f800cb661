import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldGroup } from '../FormField/field-context.ts';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { Dial, Root, Segment } from './Segmented.styles.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** Shows only the icon; the label is its name. */
  iconOnly?: boolean;
  /** After the label: a count. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** Two to five segments from start to end, each with its value and label. */
  options: readonly SegmentOption<Value>[];
  /** The selected segment; one is always selected. */
  value: Value;
  /** Called with the chosen segment's value, also by arrow keys. */
  onValueChange: (value: Value) => void;
  /** Name of the group where no `FormField` with `group` gives one. */
  label?: string;
  /** 28 or 36 px high. Default `medium`. */
  size?: 'small' | 'medium';
}

/** Selects one of two to five views or values with short names. Arrow keys select. */
export function Segmented<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  size = 'medium',
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Root role="radiogroup" {...useFieldGroup({ 'aria-label': label })} data-size={size}>
      {options.map((option) => {
        const segment = (
          <Segment key={option.value}>
            <Dial
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.iconOnly ? option.label : undefined}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon && <Icon icon={option.icon} size={size === 'small' ? 14 : 16} />}
            {!option.iconOnly && option.label}
            {option.end}
          </Segment>
        );
        return option.iconOnly ? (
          <NameTip key={option.value} name={option.label}>
            {segment}
          </NameTip>
        ) : (
          segment
        );
      })}
    </Root>
  );
}
