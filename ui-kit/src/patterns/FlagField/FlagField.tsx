import { Check } from 'lucide-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { FlagKeys, type FlagKeysProps } from './FlagKeys.tsx';
import { FLAG_LOOKS, type FlagState } from './flag-states.ts';
import { Award, Below, Form, Frame, Input, Keys, Message, Submit } from './FlagField.styles.ts';

export interface FlagFieldProps {
  /** What happened to the text: decides icon and colour, and whether it can be sent. */
  state: FlagState;
  /** The typed text. The caller stores it, and keeps it after a wrong flag. */
  value: string;
  /** Called with the text on every input. */
  onValueChange: (value: string) => void;
  /** Called with the typed text, unless the state prevents submitting. */
  onSubmit: (value: string) => void;
  /** Name of the field, "Flag of Loose Cannon". */
  label: string;
  /** "flag{…}" */
  placeholder?: string;
  /** Label of the button: "Submit", "Checking", "In" and a `Countdown`, "Send when online". */
  action: ReactNode;
  /** A line below: remaining attempts, or the meaning of the state. Announced when it changes. */
  message?: ReactNode;
  /** "+471", shown next to an accepted flag. */
  award?: string;
  /** Keyboard hints at the end of the line below; hidden on touch screens. */
  keys?: ReactNode;
  /** The action does not count: a quiet button (practice, offline). */
  quiet?: boolean;
  /** A row of keys under the field, on fingers only. */
  helpers?: FlagKeysProps;
  /** Longest flag the server takes. */
  maxLength?: number;
  /** The text field, e.g. for a shortcut that focuses it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Selects a wrong flag, so that typing replaces it. */
function useSelectWrong(input: RefObject<HTMLInputElement | null>, state: FlagState): void {
  useEffect(() => {
    if (state !== 'wrong') return;
    // Not when the person has moved on to something else.
    if (!input.current?.form?.contains(document.activeElement)) return;
    input.current.focus();
    input.current.select();
  }, [input, state]);
}

interface SubmitButtonProps extends Pick<FlagFieldProps, 'state' | 'quiet'> {
  children: ReactNode;
}

function SubmitButton({ state, quiet, children }: SubmitButtonProps) {
  return (
    <Submit
      type="submit"
      // A disabled button would lose the focus while the flag is being checked.
      aria-disabled={state === 'checking' || undefined}
      disabled={FLAG_LOOKS[state].shut || state === 'limited'}
      data-quiet={quiet || undefined}
    >
      {state === 'checking' && <Spinner decorative />}
      {children}
    </Submit>
  );
}

/**
 * The flag field. Focus and text stay where they are through every verdict; a wrong flag is
 * selected, so that typing replaces it.
 */
export function FlagField({
  state,
  value,
  onValueChange,
  onSubmit,
  label,
  placeholder,
  action,
  message,
  award,
  keys,
  quiet,
  helpers,
  maxLength,
  inputRef,
}: FlagFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The input is rendered in every state.
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);
  const look = FLAG_LOOKS[state];
  const done = state === 'accepted' || state === 'solved';

  useSelectWrong(input, state);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (done || look.shut || look.waits || value === '') return;
    onSubmit(value);
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Frame data-state={state}>
        <Input
          ref={input}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          aria-label={label}
          aria-describedby={`${id}message`}
          aria-invalid={state === 'wrong' || undefined}
          placeholder={placeholder}
          readOnly={done || state === 'checking'}
          disabled={look.shut}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          data-flag-field
        />
        {done ? (
          <Award>
            <Icon icon={Check} />
            {award}
          </Award>
        ) : (
          <SubmitButton state={state} quiet={quiet}>
            {action}
          </SubmitButton>
        )}
      </Frame>
      <Below>
        <Message id={`${id}message`} role="status" data-tone={look.tone}>
          {look.icon && message && <Icon icon={look.icon} size={14} />}
          <span>{message}</span>
        </Message>
        {keys && <Keys aria-hidden>{keys}</Keys>}
      </Below>
      {helpers && !done && !look.shut && <FlagKeys {...helpers} input={input} />}
    </Form>
  );
}
