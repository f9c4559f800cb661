import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useFieldControl } from '../FormField/field-context.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Affix, FieldBox, InnerAction, Input } from './field-box.styles.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
  /** 28 or 36 px high. Default `medium`. */
  size?: 'small' | 'medium';
  /** Geist Mono, for what is read one character at a time. */
  mono?: boolean;
  /** Icon at the start. */
  icon?: LucideIcon;
  /** Text or a glyph before what is typed. */
  prefix?: ReactNode;
  /** Text after what is typed, e.g. a unit. */
  suffix?: ReactNode;
  /** Says with a tick and this word that the entry is right. */
  valid?: string;
  /** A key that leads here, shown at the end. */
  kbd?: string;
  /** A small button inside of the field, at the end. */
  action?: ReactNode;
  /** Stands on a bar: the ground is that of a surface. */
  quiet?: boolean;
}

/** One line of text. Its label, hint and error come from the `FormField` around it. */
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
      {/* Where a FormField says what is wrong, it brings the icon. */}
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
