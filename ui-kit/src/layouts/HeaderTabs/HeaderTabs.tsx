import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { Counter } from '../../components/Badge/Counter.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { useFitting } from './use-fitting.ts';
import { GAP, More, MORE, Root, Tab } from './HeaderTabs.styles.ts';

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
