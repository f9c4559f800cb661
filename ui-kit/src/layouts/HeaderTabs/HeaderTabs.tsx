import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Counter } from '../../components/Badge/Counter.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';
import { useFitting } from './use-fitting.ts';

export interface HeaderTab {
  href: string;
  label: string;
  current?: boolean;
  /** A number after the label; `hot` if it needs the user's attention. */
  count?: { value: number; label: string; hot?: boolean };
}

export interface HeaderTabsProps {
  /** Name of the group: "Game", "Games by time". */
  label: string;
  /** The tabs from start to end, each with its address. */
  tabs: readonly HeaderTab[];
}

/** Space between two tabs in px. */
const GAP = 2;
/** Width of the menu button in px. */
const MORE = 44;

const Root = styled.nav`
  position: relative;
  min-width: 0;
  /* The width of all tabs, if available. */
  width: var(--tabs-width, auto);
  overflow: clip;
  ul {
    display: flex;
    gap: ${GAP}px;
  }
  li[data-hidden] {
    position: absolute;
    visibility: hidden;
  }
`;

const More = styled.li`
  display: grid;
  place-items: center;
  width: ${MORE}px;
`;

const Tab = styled.a`
  ${text.t14}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 12px;
  font-weight: 500;
  color: ${color.muted};
  white-space: nowrap;
  transition: color ${motion.fast};
  ${media.md} {
    height: 64px;
    /* The line below the text is part of the header. */
    padding-block-end: 1px;
  }
  isolation: isolate;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
    /* The hover background, centred in a higher target. */
    &:hover::before {
      content: '';
      position: absolute;
      inset: calc(50% - 18px) 0;
      z-index: -1;
      border-radius: ${radius.control};
      background: ${color.hover};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.control};
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 2px;
    background: ${color.brandStrong};
  }
`;

/** Views of one page as links. They never wrap; those that do not fit are in a menu. */
export function HeaderTabs({ label, tabs }: HeaderTabsProps) {
  const Link = useLink();
  const { more } = useLabels();
  const nav = useRef<HTMLElement>(null);
  const selected = tabs.findIndex((tab) => tab.current);
  const shown = useFitting(nav, { count: tabs.length, selected, gap: GAP, more: MORE });
  const isHidden = (index: number): boolean => shown !== null && !shown.has(index);
  const rest = tabs.filter((_, index) => isHidden(index));
  return (
    <Root ref={nav} aria-label={label}>
      <ul>
        {tabs.map(({ href, label: name, current: isCurrent, count }, index) => (
          <li key={href} data-tab="" data-hidden={isHidden(index) || undefined}>
            <Tab as={Link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <TabCount {...count} />}
            </Tab>
          </li>
        ))}
        {rest.length > 0 && (
          <More>
            <Menu
              label={more}
              align="end"
              entries={rest.map(({ href, label: name, count }) => ({
                label: name,
                href,
                glyph: count && <TabCount {...count} />,
              }))}
              trigger={(props) => <IconButton {...props} icon={Ellipsis} label={more} />}
            />
          </More>
        )}
      </ul>
    </Root>
  );
}

function TabCount({ value, label, hot }: NonNullable<HeaderTab['count']>) {
  return <Counter count={value} label={label} look={hot ? 'soft' : 'quiet'} />;
}
