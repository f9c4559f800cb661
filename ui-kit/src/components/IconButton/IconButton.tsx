import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { ButtonSize, ButtonVariant } from '../shared-props.ts';
import { mergeHandlers } from '../overlay/merge-handlers.ts';
import { useTooltip } from '../Tooltip/use-tooltip.tsx';
import { IconRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The only visible content: a glyph of `@halyard/ui-kit/icons`. */
  icon: LucideIcon;
  /** Name for assistive technology, shown as the tooltip. */
  label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  kbd?: string;
  /** `secondary` has a border. Default `ghost`. */
  variant?: ButtonVariant;
  /** 28, 36 or 44 px. Default `medium`. */
  size?: ButtonSize;
  /** For toggle buttons: sets `aria-pressed` and the pressed look. */
  pressed?: boolean;
  /** In progress: shows a spinner instead of the icon and ignores clicks. The focus stays. */
  busy?: boolean;
  /** Called by a click, Enter or Space, unless it is busy. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

const glyphSize = { small: 14, medium: 16, large: 20 } as const;

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  icon,
  label,
  kbd,
  variant = 'ghost',
  size = 'medium',
  pressed,
  busy,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const { handlers, bubble } = useTooltip({ text: label, kbd });
  return (
    <>
      <IconRoot
        {...mergeHandlers(rest, handlers)}
        type={type}
        onClick={press}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        data-variant={variant}
        data-size={size}
        data-icon=""
        data-busy={busy || undefined}
      >
        {!busy && <Icon icon={icon} size={glyphSize[size]} />}
      </IconRoot>
      {bubble}
    </>
  );
}
