import { passwordStrength } from './password-strength.ts';
import { Root, Step, Steps, Word } from './PasswordMeter.styles.ts';

export interface PasswordMeterProps {
  /** What has been typed so far. */
  password: string;
  /** Words for weak, fair, good and strong. */
  words: readonly [string, string, string, string];
  /** What each of them means: "would take centuries to guess". */
  notes?: readonly [string, string, string, string];
}

const steps = [1, 2, 3, 4] as const;

/** How hard a new password is to guess, in four steps with a word. Advice: it refuses nothing. */
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
