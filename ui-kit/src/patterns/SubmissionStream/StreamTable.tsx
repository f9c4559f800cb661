import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { NewBar } from '../NewBar/NewBar.tsx';

export interface StreamProps {
  /** Name for assistive technology: "Submissions, newest first". */
  label: string;
  /** Waiting rows: "12 new since 18:17:49, show"; undefined if there are none. */
  news?: string | undefined;
  /** Called to show the waiting rows, also for the key `.`. */
  onShowNews: () => void;
  /** Called for Space in the table: pauses or resumes. */
  onPauseToggle: () => void;
  /** Called when the pointer enters or leaves the rows, which must not move under it. */
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

/** A table to which rows are added live. */
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
    // The page may use the same keys when the focus is elsewhere.
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
        // Always takes its space, so that nothing moves when rows arrive.
        news={<NewBar edge label={news} kbd="." onShow={onShowNews} />}
      />
    </Root>
  );
}
