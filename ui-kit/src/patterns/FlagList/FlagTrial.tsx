import { Check, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Answer, Form } from './FlagTrial.styles.ts';

export interface FlagTrialProps {
  /** Called to check whether a flag would be accepted; it is not counted. */
  onTry: (flag: string) => void;
  /** A check is in progress. */
  busy?: boolean;
  /** Result of the last check: "Right: flag 2", "Wrong, one letter off". */
  answer?: { right: boolean; label: string } | undefined;
  /** Label and placeholder of the field, and label of the button: "Try". */
  words: { label: string; placeholder: string; try: string };
}

/** A form with which staff check a flag; it shows the result that a player would get. */
export function FlagTrial({ onTry, busy, answer, words }: FlagTrialProps) {
  const [flag, setFlag] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (flag.trim() !== '' && !busy) onTry(flag.trim());
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        mono
        aria-label={words.label}
        placeholder={words.placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={flag}
        onValueChange={setFlag}
      />
      <Button type="submit" busy={busy ?? false}>
        {words.try}
      </Button>
      <Answer role="status" data-right={answer?.right || undefined}>
        {answer && (
          <>
            <Icon icon={answer.right ? Check : X} size={14} />
            {answer.label}
          </>
        )}
      </Answer>
    </Form>
  );
}
