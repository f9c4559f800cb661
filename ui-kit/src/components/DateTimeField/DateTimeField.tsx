import { Calendar } from 'lucide-react';
import type { Ref } from 'react';
import { ToggleChip } from '../FilterChip/FilterChip.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { Presets, ZoneLine } from './DateTimeField.styles.ts';
import { fromLocal, toLocal, zoneLine } from './local-time.ts';

export interface DateTimePreset {
  /** "Start + 48 h". */
  label: string;
  /** Unix ms. */
  value: number;
}

export interface DateTimeFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'disabled' | 'readOnly' | 'onBlur' | 'aria-label'
> {
  /** Unix ms; `null` is an empty field. Shown in the zone of this device, to the minute. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Earliest and latest time that can be picked, Unix ms. */
  min?: number;
  max?: number;
  /** Times that are often wanted, as chips below. */
  presets?: readonly DateTimePreset[];
  /** Language of the zone line, e.g. "en-GB". Default that of the page, else of the browser. */
  locale?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A day and a time. A line says the zone and the same moment in UTC. */
export const DateTimeField = ({
  value,
  onValueChange,
  min,
  max,
  presets = [],
  locale = document.documentElement.lang || undefined,
  ...rest
}: DateTimeFieldProps) => (
  <>
    <TextField
      {...rest}
      type="datetime-local"
      icon={Calendar}
      min={min === undefined ? undefined : toLocal(min)}
      max={max === undefined ? undefined : toLocal(max)}
      value={value === null ? '' : toLocal(value)}
      onValueChange={(text) => onValueChange(fromLocal(text))}
    />
    {value !== null && <ZoneLine>{zoneLine(value, locale)}</ZoneLine>}
    {presets.length > 0 && (
      <Presets>
        {presets.map((preset) => (
          <ToggleChip
            key={preset.label}
            pressed={preset.value === value}
            onPressedChange={() => onValueChange(preset.value)}
            disabled={rest.disabled}
          >
            {preset.label}
          </ToggleChip>
        ))}
      </Presets>
    )}
  </>
);
