import { CircleAlert } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { FieldContext } from './field-context.ts';
import {
  ChangedDot,
  Fault,
  Head,
  Hint,
  Label,
  Mark,
  Message,
  Note,
  Root,
} from './FormField.styles.ts';

export interface FormFieldProps {
  /** Visible name of the control, without a colon: "Team name". */
  label: ReactNode;
  /** Marks the field as optional; a string replaces the label "optional", e.g. "staff only". */
  optional?: boolean | string;
  /** Sets `aria-required`; validation is the form's task. */
  required?: boolean;
  /** The value differs from the saved one: a dot is shown at the label. */
  changed?: boolean;
  /** At the end of the label's line, e.g. a `CharacterCount`. */
  note?: ReactNode;
  /** Help text under the control, hidden while there is an error. */
  hint?: ReactNode;
  /**
   * What is wrong and how to fix it; marks the control as invalid. If it is given, even as `undefined`,
   * the field keeps room for one line of it, so that nothing moves when it comes and goes.
   */
  error?: ReactNode;
  /** The child is a group (radio buttons, cards, segments), not one native control. */
  group?: boolean;
  /** One control of the kit; it gets its name, hint and error from the field. */
  children: ReactNode;
}

function present(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '';
}

/** Label, hint and error message of one control, associated with it for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, optional, required = false, changed, note, hint, error, group, children } = props;
  const id = useId();
  const labels = useLabels();
  const [problem, report] = useState<string>();
  const message = problem ?? error;
  const invalid = present(message) && message !== false;
  const hasHint = present(hint);
  const described = invalid || hasHint;
  const state = useMemo(
    () => ({
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy:
        [optional && `${id}-mark`, described && `${id}-message`].filter(Boolean).join(' ') ||
        undefined,
      invalid,
      required,
      report,
    }),
    [id, optional, described, invalid, required],
  );
  return (
    <Root>
      <Head>
        <Label id={state.labelId} {...(group ? { as: 'span' } : { htmlFor: state.controlId })}>
          {label}
        </Label>
        {changed && <ChangedDot role="img" aria-label={labels.changed} />}
        {optional && (
          <Mark id={`${id}-mark`}>{optional === true ? labels.optional : optional}</Mark>
        )}
        {present(note) && <Note>{note}</Note>}
      </Head>
      <FieldContext value={state}>{children}</FieldContext>
      <Message id={`${id}-message`} aria-live="polite" data-kept={keptRoom(props)}>
        {hasHint && (
          // Covered, not removed: it may be longer than the error.
          <Hint aria-hidden={invalid || undefined} data-covered={invalid || undefined}>
            {hint}
          </Hint>
        )}
        {invalid && (
          <Fault>
            <Icon icon={CircleAlert} size={14} />
            <span>{message}</span>
          </Fault>
        )}
      </Message>
    </Root>
  );
}

/** Whether room for an error is kept: where the hint is, or in a line of its own. */
function keptRoom(props: FormFieldProps): 'hint' | 'line' | undefined {
  if (!('error' in props)) return undefined;
  return present(props.hint) ? 'hint' : 'line';
}
