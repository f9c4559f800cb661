import type { KeyboardEvent, ReactNode } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { Counter } from '../Badge/Counter.tsx';
import { MoreTabs, TabsWithMore } from './MoreTabs.tsx';
import { Panel, TabButton, TabList } from './Tabs.styles.ts';
import { useHiddenTabs } from './use-hidden-tabs.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number after the label; `hot` if it needs the user's attention. */
  count?: { value: number; label: string; hot?: boolean };
  disabled?: boolean;
}

/** Label of a tab as plain text, for the menu of tabs that do not fit. */
export function tabText({ label }: { label: ReactNode }, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise;
}

export interface TabsProps<Value extends string> {
  /** Connects tabs and panel: the `TabPanel` gets the same id. Unique on the page. */
  id: string;
  /** Name of the group for assistive technology. */
  label: string;
  /** The tabs from start to end, each with its value and label. */
  items: readonly TabItem<Value>[];
  /** The selected tab. */
  value: Value;
  /** Called with the chosen tab's value, also by arrow keys. */
  onValueChange: (value: Value) => void;
  /** 44 or 48 px high. Default `medium`. */
  size?: 'medium' | 'large';
  /** Without the line below, for use in a bar that has one. */
  bare?: boolean;
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string): string {
  return `${id}-panel`;
}

/** The index to move to, or -1 for other keys. */
function target(key: string, from: number, count: number): number {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** The number after a tab's label. */
export function TabCount({ count }: { count: TabItem<string>['count'] }) {
  return (
    count && <Counter count={count.value} label={count.label} look={count.hot ? 'soft' : 'quiet'} />
  );
}

/** Switches between views of one region. For views with addresses, use `LinkTabs`. */
export function Tabs<Value extends string>({
  id,
  label,
  items,
  value,
  onValueChange,
  size = 'medium',
  bare,
}: TabsProps<Value>) {
  const { list, hidden } = useHiddenTabs<HTMLDivElement>(
    items.findIndex((item) => item.value === value),
  );
  const keyDown = (event: KeyboardEvent): void => {
    const open = items.filter((item) => !item.disabled);
    const from = open.findIndex((item) => item.value === value);
    const next = open[target(readingKey(event.key, event.currentTarget), from, open.length)];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, next.value)}"]`)?.focus();
  };
  return (
    <TabsWithMore>
      <TabList
        ref={list}
        role="tablist"
        aria-label={label}
        data-size={size}
        data-bare={bare || undefined}
        onKeyDown={keyDown}
      >
        {items.map((item) => (
          <TabButton
            key={item.value}
            id={tabId(id, item.value)}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={item.value === value ? panelId(id) : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
            <TabCount count={item.count} />
          </TabButton>
        ))}
      </TabList>
      <MoreTabs
        entries={items.flatMap((item, index) =>
          hidden.includes(index)
            ? [
                {
                  label: tabText(item, item.value),
                  checked: item.value === value,
                  disabled: item.disabled ?? false,
                  onSelect: () => onValueChange(item.value),
                },
              ]
            : [],
        )}
      />
    </TabsWithMore>
  );
}

export interface TabPanelProps {
  /** The `id` of its `Tabs`. */
  tabs: string;
  /** The selected value. */
  value: string;
  /** Makes the panel focusable, if nothing inside it is. */
  focusable?: boolean;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Content of the selected tab. */
export function TabPanel({ tabs, value, focusable, children }: TabPanelProps) {
  return (
    <Panel
      role="tabpanel"
      id={panelId(tabs)}
      aria-labelledby={tabId(tabs, value)}
      tabIndex={focusable ? 0 : undefined}
    >
      {children}
    </Panel>
  );
}
