import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { FieldContext } from './field-context.ts';
import { ChangedDot, Head, Label, Mark, Message, Note, Root } from './FormField.styles.ts';

export interface FormFieldProps {
  label: ReactNode;
  /** Says that it may stay empty; text replaces the word, e.g. "staff only". */
  optional?: boolean | string;
  /** Must be filled; told to assistive technology, checking it is the form's work. */
  required?: boolean;
  /** Differs from what is saved: a dot stands at the label. */
  changed?: boolean;
  /** At the right end of the label, e.g. a `CharacterCount`. */
  note?: ReactNode;
  /** A line under the control, as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** The child is a group (radios, cards, segments), not one native control. */
  group?: boolean;
  /** One control of the kit; it takes its name, hint and error from here. */
  children: ReactNode;
}

function present(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '';
}

/** Label, hint and error of one control, tied to it for assistive technology. */
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
