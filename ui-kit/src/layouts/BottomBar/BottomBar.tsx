import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Counter } from '../../components/Badge/Counter.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import type { NavBadge } from '../Rail/RailItem.tsx';

interface BottomLook {
  label: string;
  icon: LucideIcon;
  badge?: NavBadge;
}

export interface BottomPlace extends BottomLook {
  href: string;
  current?: boolean;
}

/** A button that opens something, e.g. the menu "More"; accepts the trigger props of a menu. */
export interface BottomAction extends BottomLook {
  action: ComponentPropsWithRef<'button'>;
}

export interface BottomBarProps {
  /** At most five items. */
  items: readonly (BottomPlace | BottomAction)[];
  /** A `BottomGame`: the running game of the user's team, while another page is open. */
  game?: ReactNode;
}

const Root = styled.nav`
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  padding-block-end: max(8px, env(safe-area-inset-bottom));
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const item = css`
  ${text.t11}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 3px;
  width: 100%;
  height: 55px;
  padding-block-start: 10px;
  color: ${color.faint};
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    color: ${color.brandText};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    width: 32px;
    height: 2px;
    background: ${color.brandStrong};
  }
`;

const Place = styled.a`
  ${item}
`;

const Action = styled.button`
  ${item}
`;

const Name = styled.span`
  /* A long name of one of five items breaks into a second line, which the bar's edge has room for. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 100%;
  overflow: hidden;
  line-height: 12px;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: calc(50% + 5px);
  display: grid;
  border-radius: ${radius.control};
  box-shadow: 0 0 0 2px ${color.surface};
  &:empty {
    display: none;
  }
`;

function Content({ label, icon, badge }: BottomLook) {
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
