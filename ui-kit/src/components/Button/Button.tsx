import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import type { ButtonSize, ButtonVariant } from '../shared-props.ts';
import { ButtonRoot, Group, Name } from './Button.styles.ts';

export interface ButtonLook {
  /** `primary` at most once per area; `danger` starts a destructive action and should have an icon; `destructive` is filled and confirms it. Default `secondary`. */
  variant?: ButtonVariant;
  /** 28, 36 or 44 px high. Default `medium`. */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: LucideIcon;
  /** Keyboard shortcut, shown after the label. */
  kbd?: string;
  /** Shows a down arrow: the button opens a menu. */
  caret?: boolean;
  /** As wide as its container. */
  fullWidth?: boolean;
  /** The label says what the button does and to what: "Extend +120 min". */
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** In progress: shows a spinner and ignores clicks. Width, label and focus stay. */
  busy?: boolean;
  /** Called by a click, Enter or Space, unless it is busy. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

function filled(variant: ButtonVariant | undefined): boolean {
  return variant === 'primary' || variant === 'destructive';
}

/** The content of a button, or of a link that looks like one. */
export function ButtonContent({ variant, size, icon, kbd, caret, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      <Name>{children}</Name>
      {kbd !== undefined && <Kbd inherit={filled(variant)}>{kbd}</Kbd>}
      {caret && <Icon icon={ChevronDown} size={14} />}
    </>
  );
}

/** Does something on this page. For navigation use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  kbd,
  caret,
  fullWidth,
  busy,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      {...rest}
      type={type}
      onClick={press}
      data-variant={variant}
      data-size={size}
      data-icon={icon ? '' : undefined}
      data-wide={fullWidth || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      <ButtonContent
        variant={variant}
        size={size}
        icon={busy ? undefined : icon}
        kbd={kbd}
        caret={caret}
      >
        {children}
      </ButtonContent>
    </ButtonRoot>
  );
}

export interface ButtonGroupProps {
  /** Name of the group for assistive technology. */
  label: string;
  /** `Button`s and `IconButton`s of one size. */
  children: ReactNode;
}

/** Buttons joined edge to edge, e.g. an action and the menu of its variants. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    <Group role="group" aria-label={label}>
      {children}
    </Group>
  );
}
