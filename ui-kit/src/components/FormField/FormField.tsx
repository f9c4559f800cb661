import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { FieldContext } from './field-context.ts';
import { ChangedDot, Head, Label, Mark, Message, Note, Root } from './FormField.styles.ts';

export interface FormFieldProps {
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
  /** What is wrong and how to fix it; marks the control as invalid. */
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
export function FormField({
  label,
  optional,
  required = false,
  changed,
  note,
  hint,
  error,
  group,
  children,
}: FormFieldProps) {
  const id = useId();
  const labels = useLabels();
  const invalid = present(error) && error !== false;
  const described = invalid || present(hint);
  const state = useMemo(
    () => ({
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy:
        [optional && `${id}-mark`, described && `${id}-message`].filter(Boolean).join(' ') ||
        undefined,
      invalid,
      required,
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
      <Message id={`${id}-message`} aria-live="polite" data-tone={invalid ? 'danger' : undefined}>
        {invalid && <Icon icon={CircleAlert} size={14} />}
        {invalid ? <span>{error}</span> : hint}
      </Message>
    </Root>
  );
}
