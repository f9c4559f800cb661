import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dot } from '../../components/Badge/Dot.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { Row } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { TeamCell } from '../TableCells/TeamCell.tsx';
import { actionOf, afterDecision, moveOf, stepThrough, type ReviewAction } from './review-keys.ts';

export interface ReviewItem {
  id: string;
  team: string;
  avatar?: string | null;
  division?: string;
  /** "4 of 5" */
  members: string;
  /** Nothing is missing, or what a person should look at: "2 without student number". */
  check: { complete: boolean; label: string };
  /** "26 min ago" */
  applied: ReactNode;
  /** Buttons of the row. */
  actions?: ReactNode;
}

export interface ReviewQueueProps extends Pick<
  DataTableProps<ReviewItem>,
  'sort' | 'onSortChange' | 'selection' | 'empty' | 'loadingRows'
> {
  /** "Teams that wait for review" */
  label: string;
  items: readonly ReviewItem[];
  /** The case that is open beside the queue. */
  openId?: string | undefined;
  onOpen: (id: string) => void;
  /** The keys a and r decide about the open case, and the next one opens; u takes the last back. */
  onAction: (act: ReviewAction, id: string | undefined) => void;
  /** Address of a case. */
  href: (id: string) => string;
  /** Heads of the columns; `actions` is read, not seen. */
  words: Readonly<
    Record<'team' | 'division' | 'members' | 'checks' | 'applied' | 'actions', string>
  >;
}

const Root = styled.div`
  min-width: 0;
`;

function Check({ complete, label }: ReviewItem['check']) {
  return (
    <Row gap={8}>
      {complete ? <Dot tone="ok" /> : <Icon icon={TriangleAlert} size={14} />}
      {label}
    </Row>
  );
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
  );
}

/** Teams that wait for a decision: one after the other by keys, many by checkboxes. */
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
    // The page may bind the same letters for when the focus is elsewhere.
    event.stopPropagation();
    event.preventDefault();
    if (move !== undefined) open(stepThrough(ids, openId, move));
    else if (act === 'undo') onAction(act, undefined);
    else if (act !== undefined && openId !== undefined) {
      onAction(act, openId);
      open(afterDecision(ids, openId));
    }
  };
  const hasDivisions = items.some(({ division }) => division !== undefined);
  const hasActions = items.some(({ actions }) => actions !== undefined);
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
        columns={[
          {
            id: 'team',
            header: words.team,
            cell: ({ team, avatar }) => <TeamCell name={team} avatar={avatar} size={24} />,
          },
          ...(hasDivisions
            ? [
                {
                  id: 'division',
                  header: words.division,
                  cell: ({ division }: ReviewItem) => (
                    <Text size={13} tone="muted">
                      {division ?? '–'}
                    </Text>
                  ),
                },
              ]
            : []),
          {
            id: 'members',
            header: words.members,
            cell: ({ members }) => (
              <Text size={13} tone="muted" figures>
                {members}
              </Text>
            ),
          },
          {
            id: 'checks',
            header: words.checks,
            cell: ({ check }) => (
              <Text as="div" size={13} tone={check.complete ? 'muted' : 'warn'}>
                <Check {...check} />
              </Text>
            ),
          },
          {
            id: 'applied',
            header: words.applied,
            align: 'end',
            sortable: true,
            cell: ({ applied }) => (
              <Text size={13} tone="muted">
                {applied}
              </Text>
            ),
          },
          ...(hasActions
            ? [
                {
                  id: 'actions',
                  header: words.actions,
                  align: 'end' as const,
                  cell: ({ actions }: ReviewItem) => (
                    <Row gap={4} justify="end">
                      {actions}
                    </Row>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Root>
  );
}
