import { ToggleChip } from '../FilterChip/FilterChip.tsx';
import { Presets } from './DateTimeField.styles.ts';

interface PresetChipsProps<Value> {
  presets: readonly { label: string; value: Value }[];
  isCurrent: (value: Value) => boolean;
  onPick: (value: Value) => void;
  disabled: boolean | undefined;
}

/** Frequently used values, one click each. */
export function PresetChips<Value>(props: PresetChipsProps<Value>) {
  const { presets, isCurrent, onPick, disabled } = props;
  return (
    presets.length > 0 && (
      <Presets>
        {presets.map(({ label, value }) => (
          <ToggleChip
            key={label}
            pressed={isCurrent(value)}
            onPressedChange={() => onPick(value)}
            disabled={disabled}
          >
            {label}
          </ToggleChip>
        ))}
      </Presets>
    )
  );
}
