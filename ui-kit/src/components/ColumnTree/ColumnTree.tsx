import { ArrowLeft } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { useBelow } from '../../provider/use-below.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ListBox, type ListBoxProps } from '../ListBox/ListBox.tsx';
import { Column, Head, Root } from './ColumnTree.styles.ts';

export interface TreeColumn extends Omit<ListBoxProps, 'onOtherKey' | 'ref'> {
  id: string;
  /** Above the list: a search field, the number of items. */
  head?: ReactNode;
}

export interface ColumnTreeProps {
  /** From the root to the leaves: the selection in one column decides what the next one lists. */
  columns: readonly TreeColumn[];
  /** Clears the selection of a column; on narrow windows this is the back button. */
  onBack: (column: string) => void;
  /** Label of the back button: "Back to the challenges". */
  back: string;
}

/**
 * A tree as columns side by side; left and right arrow keys move between them. Below `lg` only one
 * column is shown: the first without a selection.
 */
export function ColumnTree({ columns, onBack, back }: ColumnTreeProps) {
  const lists = useRef<(HTMLDivElement | null)[]>([]);
  const isNarrow = useBelow('lg');
  const open = columns.findIndex(({ selected }) => selected === null);
  const step = open === -1 ? columns.length - 1 : open;
  const previous = columns[step - 1];

  const move = (from: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event.key, event.currentTarget)];
    const next = by === undefined ? undefined : lists.current[from + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
    // Focus the first option of the column, as a click would.
    const column = columns[from + (by ?? 0)];
    const first = column?.options.find(({ disabled }) => !disabled);
    if (column?.selected === null && first && !column.onEnter) column.onSelect(first.id);
  };

  return (
    <Root>
      {columns.map(({ id, head, ...list }, index) =>
        isNarrow && index !== step ? null : (
          <Column key={id} aria-label={list.label}>
            {(head !== undefined || (isNarrow && previous)) && (
              <Head>
                {isNarrow && previous && (
                  <IconButton
                    size="small"
                    icon={ArrowLeft}
                    label={back}
                    onClick={() => onBack(previous.id)}
                  />
                )}
                {head}
              </Head>
            )}
            <ListBox
              {...list}
              ref={(element) => {
                lists.current[index] = element;
              }}
              onOtherKey={move(index)}
            />
          </Column>
        ),
      )}
    </Root>
  );
}
