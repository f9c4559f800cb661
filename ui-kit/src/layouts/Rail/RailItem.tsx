import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Counter } from '../../components/Badge/Counter.tsx';
import { mergeHandlers } from '../../components/overlay/merge-handlers.ts';
import { useTooltip } from '../../components/Tooltip/use-tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { ButtonRoot, Corner, LinkRoot } from './RailItem.styles.ts';

/** A number of waiting items. */
export interface NavBadge {
  count: number;
  /** Label: "2 unread notices". */
  label: string;
}

export interface RailLinkProps {
  /** Address of the page. */
  href: string;
  /** Name; shown on hover and focus. */
  label: string;
  /** Shortcut of the link, shown next to the name. */
  kbd?: string;
  /** The only visible content of the link. */
  icon: LucideIcon;
  /** The current page is this one or below it. */
  current?: boolean;
  /** A count at the corner, with its meaning for assistive technology. */
  badge?: NavBadge;
}

/** A link in the rail. */
export function RailLink({ href, label, kbd, icon, current, badge }: RailLinkProps) {
  const { handlers, bubble } = useTooltip({ text: label, kbd });
  return (
    <>
      <LinkRoot
        as={useLink()}
        href={href}
        aria-current={current ? 'page' : undefined}
        {...handlers}
      >
        <Icon icon={icon} size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
        {badge !== undefined && (
          <Corner>
            <Counter {...badge} />
          </Corner>
        )}
      </LinkRoot>
      {bubble}
    </>
  );
}

export interface RailButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name; shown on hover and focus. */
  label: string;
  /** Keyboard shortcut, shown next to the name. */
  kbd?: string;
  /** The glyph; `children` replaces it. */
  icon?: LucideIcon;
  /** Shown instead of an icon, e.g. an avatar. */
  children?: ReactNode;
}

/** A button in the rail: theme, language, account. Takes the handlers of a menu's trigger. */
export function RailButton({ label, kbd, icon, children, ...rest }: RailButtonProps) {
  const { handlers, bubble } = useTooltip({ text: label, kbd });
  return (
    <>
      <ButtonRoot type="button" {...mergeHandlers(rest, handlers)}>
        {icon === undefined ? children : <Icon icon={icon} size={20} />}
        <VisuallyHidden>{label}</VisuallyHidden>
      </ButtonRoot>
      {bubble}
    </>
  );
}
