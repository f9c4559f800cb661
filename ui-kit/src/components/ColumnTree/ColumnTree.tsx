import { ArrowLeft } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { useBelow } from '../../provider/use-below.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ListBox, type ListBoxProps } from '../ListBox/ListBox.tsx';
import { Column, Head, Root } from './ColumnTree.styles.ts';

export interface TreeColumn extends Omit<ListBoxProps, 'onOtherKey' | 'ref'> {
  id: string;
  /** Over the list: a search, how many there are. */
  head?: ReactNode;
}

export interface ColumnTreeProps {
  /** From the root on: what is chosen in one decides what is in the next. */
  columns: readonly TreeColumn[];
  /** Takes back what was chosen in a column; on narrow windows the way back to it. */
  onBack: (column: string) => void;
  /** Name of the way back: "Back to the challenges". */
  back: string;
}

/**
 * A tree as lists side by side: left and right move between them. Below lg one list is shown at a
 * time, the first in which nothing is chosen.
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
    // A list is entered at its begin, as a press would.
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
