import { useLink } from '../../provider/KitProvider.tsx';
import { TabCount, type TabItem, type TabsProps } from './Tabs.tsx';
import { TabLink, TabNav } from './Tabs.styles.ts';

export interface LinkTabItem extends Omit<TabItem<string>, 'value' | 'disabled'> {
  href: string;
  current?: boolean;
}

export interface LinkTabsProps extends Pick<TabsProps<string>, 'label' | 'size' | 'bare'> {
  items: readonly LinkTabItem[];
}

/** Sub-tabs whose views have an address each. */
export const LinkTabs = ({ label, items, size = 'medium', bare }: LinkTabsProps) => {
  const KitLink = useLink();
  return (
    <nav aria-label={label}>
      <TabNav data-size={size} data-bare={bare || undefined}>
        {items.map((item) => (
          <li key={item.href}>
            <TabLink as={KitLink} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              <TabCount count={item.count} />
            </TabLink>
          </li>
        ))}
      </TabNav>
    </nav>
  );
};
