import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { reviewColumns, type ReviewItem, type ReviewWords } from './review-columns.tsx';
import { actionOf, afterDecision, moveOf, stepThrough, type ReviewAction } from './review-keys.ts';

export interface ReviewQueueProps extends Pick<
  DataTableProps<ReviewItem>,
  'sort' | 'onSortChange' | 'selection' | 'empty' | 'loadingRows'
> {
  /** "Teams waiting for review" */
  label: string;
  /** The cases in the order in which to decide them. */
  items: readonly ReviewItem[];
  /** The team that is open next to the queue. */
  openId?: string | undefined;
  /** Called with the id of a case that is chosen by a click or by keys. */
  onOpen: (id: string) => void;
  /** Called for a and r, which decide about the open team, and for u, which reverts the last decision. */
  onAction: (act: ReviewAction, id: string | undefined) => void;
  /** Address of a team. */
  href: (id: string) => string;
  /** Column headings; `actions` is visible only to assistive technology. */
  words: ReviewWords;
}

const Root = styled.div`
  min-width: 0;
`;

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
  );
}

/** Teams waiting for a decision: one after the other by keys, several by checkboxes. */
export function ReviewQueue({
  label,
  items,
  openId,
  onOpen,
  onAction,
  href,
  words,
  ...table
}: ReviewQueueProps) {
  const ids = items.map(({ id }) => id);
  const open = (id: string | undefined): void => {
    if (id !== undefined && id !== openId) onOpen(id);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || isTyping(target)) return;
    const move = moveOf(key);
    const act = actionOf(key);
    if (move === undefined && act === undefined) return;
    // The page may use the same keys when the focus is elsewhere.
    event.stopPropagation();
    event.preventDefault();
    if (move !== undefined) open(stepThrough(ids, openId, move));
    else if (act === 'undo') onAction(act, undefined);
    else if (act !== undefined && openId !== undefined) {
      onAction(act, openId);
      open(afterDecision(ids, openId));
    }
  };
  return (
    <Root onKeyDownCapture={keyDown}>
      <DataTable
        {...table}
        caption={label}
        rows={items}
        rowKey={(item) => item.id}
        rowHref={(item) => href(item.id)}
        {...(openId !== undefined && { currentKey: openId })}
        phone={{ line: ({ check, applied }) => [check.label, ' · ', applied], end: 'actions' }}
        columns={reviewColumns(items, words)}
      />
    </Root>
  );
}
