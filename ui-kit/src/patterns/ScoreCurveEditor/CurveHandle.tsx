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
  /** Place in px. */
  x: number;
  y: number;
  /** By the keyboard. */
  onStep: (value: number) => void;
  /** By the pointer: a new place, in px from the top of the drawing. */
  onPull: (y: number) => void;
  /** The pointer begins or ends to pull. */
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

/** Where a key leads; undefined for keys that do not step. */
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

/** One point of the curve: pulled by the pointer, stepped by the keyboard. */
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
  /** The drawing's top, while it is pulled. */
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
