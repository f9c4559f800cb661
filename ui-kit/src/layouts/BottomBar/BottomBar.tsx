import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Counter } from '../../components/Badge/Counter.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import type { NavBadge } from '../Rail/RailItem.tsx';
import { Action, Corner, Name, Place, Root } from './BottomBar.styles.ts';

interface BottomItem {
  label: string;
  icon: LucideIcon;
  badge?: NavBadge;
}

export interface BottomPlace extends BottomItem {
  href: string;
  current?: boolean;
}

/** A button that opens something, e.g. the menu "More"; accepts the trigger props of a menu. */
export interface BottomAction extends BottomItem {
  action: ComponentPropsWithRef<'button'>;
}

export interface BottomBarProps {
  /** At most five items. */
  items: readonly (BottomPlace | BottomAction)[];
  /** A `BottomGame`: the running game of the user's team, while another page is open. */
  game?: ReactNode;
}

function Content({ label, icon, badge }: BottomItem) {
  return (
    <>
      <Icon icon={icon} size={20} />
      <Name>{label}</Name>
      {badge !== undefined && (
        <Corner>
          <Counter {...badge} />
        </Corner>
      )}
    </>
  );
}

/** Main navigation of narrow windows; wide windows have the `Rail`. */
export function BottomBar({ items, game }: BottomBarProps) {
  const { mainNavigation } = useLabels();
  const Link = useLink();
  return (
    <Root aria-label={mainNavigation}>
      {game}
      <ul>
        {items.map((entry) => (
          <li key={entry.label}>
            {'href' in entry ? (
              <Place as={Link} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
                <Content {...entry} />
              </Place>
            ) : (
              <Action type="button" {...entry.action}>
                <Content {...entry} />
              </Action>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
