import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldControl } from '../FormField/field-context.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Affix, FieldBox, InnerAction, Input } from './field-box.styles.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  /** Called with the new text on input. */
  onValueChange?: (value: string) => void;
  /** 28 or 36 px high. Default `medium`. */
  size?: 'small' | 'medium';
  /** Uses the monospaced font, for text that is read character by character. */
  mono?: boolean;
  /** Icon at the start. */
  icon?: LucideIcon;
  /** Text or an icon before the input. */
  prefix?: ReactNode;
  /** Text after the input, e.g. a unit. */
  suffix?: ReactNode;
  /** Marks the value as valid, with a tick and this text. */
  valid?: string;
  /** Keyboard shortcut that focuses the field, shown at the end. */
  kbd?: string;
  /** A small button inside the field, at the end. */
  action?: ReactNode;
  /** For use in a toolbar: has the background of a surface. */
  quiet?: boolean;
  /** An example of a value, shown while the field is empty; not the label. */
  placeholder?: string;
  /** The initial text of a field whose text the caller does not store; else `value`. */
  defaultValue?: string;
}

/** A single-line text field. Label, hint and error come from the `FormField` around it. */
export function TextField({
  onValueChange,
  size = 'medium',
  mono,
  icon,
  prefix,
  suffix,
  valid,
  kbd,
  action,
  quiet,
  onChange,
  ...rest
}: TextFieldProps) {
  const field = useFieldControl(rest);
  return (
    <FieldBox
      data-size={size}
      data-quiet={quiet || undefined}
      data-invalid={field['aria-invalid']}
      data-disabled={rest.disabled || undefined}
      data-readonly={rest.readOnly || undefined}
    >
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      {prefix !== undefined && <Affix>{prefix}</Affix>}
      <Input
        // Without a title, browsers show their own message in a bubble over a value out of bounds.
        title=""
        {...rest}
        {...field}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        data-mono={mono || undefined}
      />
      {suffix !== undefined && <Affix>{suffix}</Affix>}
      {valid !== undefined && (
        <Affix data-tone="ok">
          <Icon icon={Check} size={14} />
          {valid}
        </Affix>
      )}
      {/* A FormField with an error message shows the icon itself. */}
      {rest['aria-invalid'] === true && (
        <Affix data-tone="danger">
          <Icon icon={CircleAlert} size={14} />
        </Affix>
      )}
      {kbd !== undefined && <Kbd>{kbd}</Kbd>}
      {action !== undefined && action !== false && <InnerAction>{action}</InnerAction>}
    </FieldBox>
  );
}
