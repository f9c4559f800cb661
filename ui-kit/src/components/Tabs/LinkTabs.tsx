import { useLink } from '../../provider/KitProvider.tsx';
import { MoreTabs, TabsWithMore } from './MoreTabs.tsx';
import { TabCount, tabText, type TabItem, type TabsProps } from './Tabs.tsx';
import { TabLink, TabNav } from './Tabs.styles.ts';
import { useHiddenTabs } from './use-hidden-tabs.ts';

export interface LinkTabItem extends Omit<TabItem<string>, 'value' | 'disabled'> {
  href: string;
  current?: boolean;
}

export interface LinkTabsProps extends Pick<TabsProps<string>, 'label' | 'size' | 'bare'> {
  /** The tabs from start to end, each with its address; the current page's is selected. */
  items: readonly LinkTabItem[];
}

/** Tabs whose views have their own addresses. */
export function LinkTabs({ label, items, size = 'medium', bare }: LinkTabsProps) {
  const KitLink = useLink();
  const { list, hidden } = useHiddenTabs<HTMLUListElement>(items.findIndex((item) => item.current));
  return (
    <TabsWithMore as="nav" aria-label={label}>
      <TabNav ref={list} data-size={size} data-bare={bare || undefined}>
        {items.map((item) => (
          <li key={item.href}>
            <TabLink as={KitLink} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              <TabCount count={item.count} />
            </TabLink>
          </li>
        ))}
      </TabNav>
      <MoreTabs
        entries={items.flatMap((item, index) =>
          hidden.includes(index) ? [{ label: tabText(item, item.href), href: item.href }] : [],
        )}
      />
    </TabsWithMore>
  );
}
