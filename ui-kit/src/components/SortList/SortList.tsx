import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortHandle } from './SortHandle.tsx';
import { Buttons, Content, List, Row } from './SortList.styles.ts';
import { useSorting, type SortWords } from './use-sorting.ts';

export interface SortListProps<Item> {
  /** Name of the list: "Hints". */
  label: string;
  /** The items in their current order. The caller stores it. */
  items: readonly Item[];
  /** A stable and unique id of an item. */
  rowKey: (item: Item) => string;
  /** Name of an item in announcements. */
  name: (item: Item) => string;
  /** Called with indexes: moves the item at `from` to `to`. `moved` returns the new list. */
  onMove: (from: number, to: number) => void;
  /** Names of handles and buttons, and what is announced while an item moves. */
  words: SortWords;
  /** Content of a row, next to its handle. */
  children: (item: Item) => ReactNode;
  /** Buttons that move a row up and down; `false` where a menu of the row has them. Default true. */
  buttons?: boolean;
  /** The order cannot be changed; handles and buttons are disabled. */
  disabled?: boolean;
}

/** A list that can be sorted by dragging, by keys and by buttons. */
export function SortList<Item>({
  label,
  items,
  rowKey,
  name,
  onMove,
  words,
  children,
  buttons = true,
  disabled,
}: SortListProps<Item>) {
  const keys = items.map(rowKey);
  const nameOf = (key: string): string => {
    const item = items[keys.indexOf(key)];
    return item === undefined ? '' : name(item);
  };
  const { list, lifted, target, announcement, move, handleProps } = useSorting({
    keys,
    nameOf,
    onMove,
    words,
  });
  const dropMarkOf = (index: number): 'before' | 'after' | undefined => {
    if (!lifted || target !== index || target === lifted.from) return undefined;
    return target < lifted.from ? 'before' : 'after';
  };
  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => {
          const key = rowKey(item);
          return (
            <Row
              key={key}
              data-sort-key={key}
              data-lifted={lifted?.key === key || undefined}
              data-landing={dropMarkOf(index)}
            >
              <SortHandle {...handleProps(key)} disabled={disabled} />
              <Content>{children(item)}</Content>
              {buttons && (
                <Buttons>
                  <IconButton
                    size="small"
                    icon={ChevronUp}
                    label={words.up(name(item))}
                    disabled={disabled || index === 0}
                    onClick={() => move(key, index - 1)}
                  />
                  <IconButton
                    size="small"
                    icon={ChevronDown}
                    label={words.down(name(item))}
                    disabled={disabled || index === items.length - 1}
                    onClick={() => move(key, index + 1)}
                  />
                </Buttons>
              )}
            </Row>
          );
        })}
      </List>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
