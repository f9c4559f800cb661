import { useState, type ReactNode } from 'react';
import { FormField } from '../../components/FormField/FormField.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { CurveLayout } from '../CurveChart/curve-geometry.ts';
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
  /** The rule of the game; must return a curve for every value within the ranges. */
  rule: ScoreRule;
  /** Values of the fields; `null` is an empty field, for which the curve uses the saved value. */
  values: Readonly<Record<ScoreValueName, number | null>>;
  /** Called with the name and the new value by a field or a handle; `null` for an empty field. */
  onValueChange: (name: ScoreValueName, value: number | null) => void;
  /** The stored values; while they differ, their curve is dashed and the field has a dot. */
  saved: ScoreValues;
  /** Smallest and largest allowed value of each field. */
  ranges: Readonly<Record<ScoreValueName, ValueRange>>;
  /** Error message of each value that has one. */
  errors?: Readonly<Partial<Record<ScoreValueName, ReactNode>>>;
  /** Nothing can be changed; the curve stays readable. */
  disabled?: boolean;
  /** Effect of the change: "The 12 solvers gain 38 points each". */
  effect?: ReactNode;
  /** Texts of the chart, and labels of the fields and handles. */
  words: ScoreCurveProps['words'] &
    Readonly<Record<ScoreValueName, string>> & {
      /** Unit of the minimum: "%". */
      percent: string;
      /** At the middle of the curve: "303 at 100". */
      valueAt: (points: number, solves: number) => string;
    };
}

const NAMES = ['original', 'minimum', 'difficulty'] as const;

interface CurveHandlesProps extends Pick<
  ScoreCurveEditorProps,
  'rule' | 'ranges' | 'words' | 'onValueChange'
> {
  layout: CurveLayout;
  now: ScoreValues;
  /** Number of solves at the middle of the curve, and at the handle of the minimum. */
  middle: number;
  floorAt: number;
  onHold: (held: boolean) => void;
}

/** The points of the middle of the curve, and the handles that change its values. */
function CurveHandles(props: CurveHandlesProps) {
  const { layout, rule, now, middle, floorAt, ranges, words, onValueChange, onHold } = props;
  const { x, y, valueOf } = layout;
  const points = rule.curve(now)(middle);
  /** The points at each handle, as a function of its value. */
  const pointsOf: Record<ScoreValueName, (value: number) => number> = {
    original: (original) => rule.curve({ ...now, original })(1),
    minimum: (minimum) => rule.floor({ ...now, minimum }),
    difficulty: (difficulty) => rule.curve({ ...now, difficulty })(middle),
  };
  const solvesOf = { original: 1, minimum: floorAt, difficulty: middle };
  return (
    <>
      <Value style={vars({ '--handle-x': `${x(middle)}px`, '--handle-y': `${y(points)}px` })}>
        {words.valueAt(Math.floor(points), middle)}
      </Value>
      {NAMES.map((name) => (
        <CurveHandle
          key={name}
          name={name}
          label={words[name]}
          value={now[name]}
          valueText={name === 'minimum' ? `${now.minimum} ${words.percent}` : `${now[name]}`}
          range={ranges[name]}
          x={x(solvesOf[name])}
          y={y(pointsOf[name](now[name]))}
          onStep={(value) => onValueChange(name, value)}
          onPull={(at) =>
            onValueChange(name, solveFor(pointsOf[name], valueOf(at), ranges[name], now[name]))
          }
          onHold={onHold}
        />
      ))}
    </>
  );
}

type ScoreFieldsProps = Pick<
  ScoreCurveEditorProps,
  'values' | 'onValueChange' | 'saved' | 'ranges' | 'words'
> &
  Required<Pick<ScoreCurveEditorProps, 'errors' | 'disabled'>>;

function ScoreFields(props: ScoreFieldsProps) {
  const { values, onValueChange, saved, ranges, errors, disabled, words } = props;
  return (
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
  );
}

/** Edits the score curve of a challenge: by its three values, or by dragging the curve. */
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
  // The axis does not change during a drag; otherwise the curve would move away from the pointer.
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
        overlay={(layout) =>
          !disabled && (
            <CurveHandles
              {...{ layout, rule, now, middle, ranges, words, onValueChange }}
              floorAt={Math.round(most * 0.75)}
              onHold={(held) => setHeldTop(held ? top : undefined)}
            />
          )
        }
      />
      <ScoreFields {...{ values, onValueChange, saved, ranges, errors, disabled, words }} />
      <Effect role="status">{effect}</Effect>
    </Stack>
  );
}
