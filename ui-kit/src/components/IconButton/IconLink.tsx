import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { useTooltip } from '../Tooltip/use-tooltip.tsx';
import { IconRoot } from './IconButton.styles.ts';

export interface IconLinkProps {
  /** The only content. */
  icon: LucideIcon;
  /** Name for assistive technology, shown as the tooltip. */
  label: string;
  /** Where the link leads. */
  href: string;
  /** 28 or 36 px. Default `medium`. */
  size?: 'small' | 'medium';
}

/** A link with only an icon; its label is the accessible name and the tooltip. */
export function IconLink({ icon, label, href, size = 'medium' }: IconLinkProps) {
  const { handlers, bubble } = useTooltip({ text: label });
  return (
    <>
      <IconRoot
        {...handlers}
        as={useLink()}
        href={href}
        aria-label={label}
        data-variant="ghost"
        data-size={size}
        data-icon=""
      >
        <Icon icon={icon} size={size === 'small' ? 14 : 16} />
      </IconRoot>
      {bubble}
    </>
  );
}
