import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { NewBar } from '../NewBar/NewBar.tsx';

export interface StreamProps {
  /** What is streamed, for assistive technology: "Submissions, newest first". */
  label: string;
  /** Rows that wait: "12 new since 18:17:49, show"; nothing while there are none. */
  news?: string | undefined;
  /** Lets the waiting rows in; also by the key `.`. */
  onShowNews: () => void;
  /** Space in the table: pauses, or goes on. */
  onPauseToggle: () => void;
  /** The pointer comes over the rows or leaves them: nothing may move under it. */
  onHover?: (over: boolean) => void;
}

interface StreamTableProps<Item>
  extends
    StreamProps,
    Pick<
      DataTableProps<Item>,
      | 'columns'
      | 'rows'
      | 'rowKey'
      | 'rowSize'
      | 'rowHref'
      | 'phone'
      | 'loadingRows'
      | 'failed'
      | 'stale'
    > {
  currentKey: string | undefined;
  empty: ReactNode;
}

const Root = styled.div`
  min-width: 0;
  max-height: 100%;
`;

function isControl(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('button, input, select, textarea') !== null
  );
}

/** A table that rows are added to while it is read. */
export function StreamTable<Item>({
  label,
  news,
  onShowNews,
  onPauseToggle,
  onHover,
  currentKey,
  ...table
}: StreamTableProps<Item>) {
  const keyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || isControl(event.target)) return;
    const act = { ' ': onPauseToggle, '.': news === undefined ? undefined : onShowNews }[key];
    if (!act) return;
    // The page may bind the same keys for when the focus is elsewhere.
    event.stopPropagation();
    event.preventDefault();
    act();
  };
  return (
    <Root
      onKeyDownCapture={keyDown}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <DataTable
        {...table}
        caption={label}
        {...(currentKey !== undefined && { currentKey })}
        // Its room is there before any row waits: nothing moves when one comes.
        news={<NewBar edge label={news} kbd="." onShow={onShowNews} />}
      />
    </Root>
  );
}
