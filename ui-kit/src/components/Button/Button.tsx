import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { ButtonRoot, Group, Name } from './Button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'final';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /**
   * `primary` once per area; `danger` destroys something and should carry an icon; `final` is the
   * filled last confirmation of a danger. Default `secondary`.
   */
  variant?: ButtonVariant;
  /** 28, 36 or 44 px high. Default `medium`. */
  size?: ButtonSize;
  /** Icon before the name. */
  icon?: LucideIcon;
  /** The key that does the same, shown after the name. */
  kbd?: string;
  /** Shows that a menu opens. */
  caret?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** The act and its effect in words: "Extend +120 min". */
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Working on it: a spinner appears, presses do nothing, width and name stay, focus is kept. */
  busy?: boolean;
}

function filled(variant: ButtonVariant | undefined): boolean {
  return variant === 'primary' || variant === 'final';
}

/** What stands inside of a button or of a link that looks like one. */
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

/** Does something at once; what it will do is its name. For a place to go, use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  kbd,
  caret,
  wide,
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
      data-wide={wide || undefined}
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

/** Buttons joined edge to edge, e.g. an act and the menu of its variants. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    <Group role="group" aria-label={label}>
      {children}
    </Group>
  );
}
