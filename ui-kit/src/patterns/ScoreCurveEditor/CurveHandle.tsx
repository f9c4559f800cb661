import { useRef, type KeyboardEvent } from 'react';
import { vars } from '../../tokens/vars.ts';
import { Handle } from './ScoreCurveEditor.styles.ts';
import { snapToRange, type ScoreValueName, type ValueRange } from './score-values.ts';

interface CurveHandleProps {
  name: ScoreValueName;
  label: string;
  value: number;
  valueText: string;
  range: ValueRange;
  /** Position in px. */
  x: number;
  y: number;
  /** Called for keys with the new value. */
  onStep: (value: number) => void;
  /** Called during a drag with the new position, in px from the top of the chart. */
  onPull: (y: number) => void;
  /** Called when a drag starts or ends. */
  onHold: (held: boolean) => void;
}

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The value for a key; undefined for other keys. */
function stepOf(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  value: number,
  { min, max, step }: ValueRange,
): number | undefined {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const by = steps[key];
  return by === undefined ? undefined : value + by * step * (shiftKey ? 10 : 1);
}

/** A handle on the curve, moved by dragging or by keys. */
export function CurveHandle({
  name,
  label,
  value,
  valueText,
  range,
  x,
  y,
  onStep,
  onPull,
  onHold,
}: CurveHandleProps) {
  /** Top of the chart during a drag. */
  const top = useRef<number>(undefined);
  const release = (): void => {
    top.current = undefined;
    onHold(false);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const next = stepOf(event, value, range);
    if (next === undefined) return;
    event.preventDefault();
    onStep(snapToRange(next, range));
  };
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      data-part={name}
      style={vars({ '--handle-x': `${x}px`, '--handle-y': `${y}px` })}
      onKeyDown={keyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        top.current = event.currentTarget.parentElement?.getBoundingClientRect().top;
        onHold(true);
      }}
      onPointerMove={(event) => {
        if (top.current !== undefined) onPull(event.clientY - top.current);
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
