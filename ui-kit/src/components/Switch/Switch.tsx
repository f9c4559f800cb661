import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFieldControl } from '../FormField/field-context.ts';
import { Hint, Row, Track, Words } from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size' | 'children'
> {
  /** Whether it is on. The caller stores it. */
  checked: boolean;
  /** Called with the new state, which applies at once: there is no Save button. */
  onCheckedChange?: (checked: boolean) => void;
  /** The label. Without it, set `aria-label`. */
  children?: ReactNode;
  /** A line under the label: the effect of the setting. */
  hint?: ReactNode;
  /** Full width: the label at the start, the switch at the end. */
  row?: boolean;
  /** The change is being saved; clicks are ignored. If it fails, the caller resets `checked`. */
  busy?: boolean;
}

/** A setting that applies immediately. For an option that is saved with a form, use `Checkbox`. */
export function Switch({
  checked,
  onCheckedChange,
  children,
  hint,
  row,
  busy,
  onChange,
  ...rest
}: SwitchProps) {
  const hintId = useId();
  const field = useFieldControl({
    ...rest,
    'aria-describedby': hint === undefined ? rest['aria-describedby'] : hintId,
  });
  return (
    <Row data-row={row || undefined} data-disabled={rest.disabled || undefined}>
      <Track
        {...rest}
        {...field}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onChange={(event) => {
          if (busy) return;
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {children !== undefined && (
        <Words>
          <span>{children}</span>
          {hint !== undefined && (
            <Hint id={hintId} aria-hidden>
              {hint}
            </Hint>
          )}
        </Words>
      )}
    </Row>
  );
}
