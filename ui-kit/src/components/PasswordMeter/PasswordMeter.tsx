import { passwordStrength } from './password-strength.ts';
import { Root, Step, Steps, Word } from './PasswordMeter.styles.ts';

export interface PasswordMeterProps {
  /** The text typed so far. */
  password: string;
  /** Labels for weak, fair, good and strong. */
  words: readonly [string, string, string, string];
  /** Explanations of the labels: "would take centuries to guess". */
  notes?: readonly [string, string, string, string];
}

const steps = [1, 2, 3, 4] as const;

/**
 * Estimates the strength of a new password in four levels. It is advice only and rejects nothing.
 */
export function PasswordMeter({ password, words, notes }: PasswordMeterProps) {
  const strength = passwordStrength(password);
  return (
    <Root data-strength={strength}>
      <Steps aria-hidden>
        {steps.map((step) => (
          <Step key={step} data-on={step <= strength || undefined} />
        ))}
      </Steps>
      <p role="status">
        {strength > 0 && (
          <>
            <Word>{words[strength - 1]}</Word> {notes?.[strength - 1]}
          </>
        )}
      </p>
    </Root>
  );
}
