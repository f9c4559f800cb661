import { useState, type ReactNode } from 'react';
import { FormField } from '../../components/FormField/FormField.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { ScoreCurve, type ScoreCurveProps } from '../ScoreCurve/ScoreCurve.tsx';
import { CurveHandle } from './CurveHandle.tsx';
import { Effect, Fields, Value } from './ScoreCurveEditor.styles.ts';
import {
  solveFor,
  type ScoreRule,
  type ScoreValueName,
  type ScoreValues,
  type ValueRange,
} from './score-values.ts';

export interface ScoreCurveEditorProps extends Pick<
  ScoreCurveProps,
  'solves' | 'solvesLabel' | 'savedLabel' | 'floorLabel' | 'most' | 'label'
> {
  /** The rule of the game; must answer for every value within the ranges. */
  rule: ScoreRule;
  /** What stands in the fields; `null` is an empty one, the curve then keeps the saved value. */
  values: Readonly<Record<ScoreValueName, number | null>>;
  onValueChange: (name: ScoreValueName, value: number | null) => void;
  /** What is stored; where it differs, its curve is dashed and the field has a dot. */
  saved: ScoreValues;
  ranges: Readonly<Record<ScoreValueName, ValueRange>>;
  errors?: Readonly<Partial<Record<ScoreValueName, ReactNode>>>;
  disabled?: boolean;
  /** What the change does: "The 12 solvers gain 38 points each". */
  effect?: ReactNode;
  words: ScoreCurveProps['words'] &
    Readonly<Record<ScoreValueName, string>> & {
      /** Unit of the minimum: "%". */
      percent: string;
      /** At the middle of the curve: "303 at 100". */
      valueAt: (points: number, solves: number) => string;
    };
}

const NAMES = ['original', 'minimum', 'difficulty'] as const;

/** Edits how the worth of a challenge falls: by its three numbers, or by pulling at the curve. */
export function ScoreCurveEditor({
  rule,
  values,
  onValueChange,
  saved,
  savedLabel = '',
  ranges,
  errors = {},
  disabled = false,
  effect,
  most = 200,
  words,
  ...curveProps
}: ScoreCurveEditorProps) {
  // The axis stands still while somebody pulls, or the curve would run away from the pointer.
  const [heldTop, setHeldTop] = useState<number>();
  const now: ScoreValues = {
    original: values.original ?? saved.original,
    minimum: values.minimum ?? saved.minimum,
    difficulty: values.difficulty ?? saved.difficulty,
  };
  const curve = rule.curve(now);
  const savedCurve = rule.curve(saved);
  const floor = rule.floor(now);
  const middle = Math.round(most / 2);
  const changed = NAMES.some((name) => values[name] !== saved[name]);
  const top = heldTop ?? Math.max(curve(1), changed ? savedCurve(1) : 0);

  /** The points each handle stands at, as a function of its value. */
  const pointsOf: Record<ScoreValueName, (value: number) => number> = {
    original: (original) => rule.curve({ ...now, original })(1),
    minimum: (minimum) => rule.floor({ ...now, minimum }),
    difficulty: (difficulty) => rule.curve({ ...now, difficulty })(middle),
  };
  const solvesOf = { original: 1, minimum: Math.round(most * 0.75), difficulty: middle };

  return (
    <Stack gap={12}>
      <ScoreCurve
        {...curveProps}
        words={words}
        most={most}
        curve={curve}
        saved={changed ? savedCurve : undefined}
        savedLabel={savedLabel}
        floor={floor}
        top={top}
        overlay={({ x, y, valueOf }) =>
          disabled ? null : (
            <>
              <Value
                style={vars({
                  '--handle-x': `${x(middle)}px`,
                  '--handle-y': `${y(curve(middle))}px`,
                })}
              >
                {words.valueAt(Math.floor(curve(middle)), middle)}
              </Value>
              {NAMES.map((name) => (
                <CurveHandle
                  key={name}
                  name={name}
                  label={words[name]}
                  value={now[name]}
                  valueText={
                    name === 'minimum' ? `${now.minimum} ${words.percent}` : `${now[name]}`
                  }
                  range={ranges[name]}
                  x={x(solvesOf[name])}
                  y={y(pointsOf[name](now[name]))}
                  onStep={(value) => onValueChange(name, value)}
                  onPull={(at) =>
                    onValueChange(
                      name,
                      solveFor(pointsOf[name], valueOf(at), ranges[name], now[name]),
                    )
                  }
                  onHold={(held) => setHeldTop(held ? top : undefined)}
                />
              ))}
            </>
          )
        }
      />
      <Fields>
        {NAMES.map((name) => (
          <FormField
            key={name}
            label={words[name]}
            changed={values[name] !== saved[name]}
            error={errors[name]}
          >
            <NumberField
              {...ranges[name]}
              {...(name === 'minimum' && { unit: words.percent })}
              disabled={disabled}
              value={values[name]}
              onValueChange={(value) => onValueChange(name, value)}
            />
          </FormField>
        ))}
      </Fields>
      <Effect role="status">{effect}</Effect>
    </Stack>
  );
}
