import { BulkBar, Button, Dialog, List, ListRow } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkActionsProps<Row> {
  selection: Selection<Row>;
  bulk: Bulk<Row>;
  /** Small buttons that start `bulk` with the selected rows. */
  children: ReactNode;
}

/** The bulk actions for selected rows, their progress, and the failed rows with reasons. */
export function BulkActions<Row>({ selection, bulk, children }: BulkActionsProps<Row>) {
  const { LL } = useLanguage();
  const words = LL.staff.list;
  const { run, isRunning } = bulk;
  return (
    <>
      <BulkBar
        label={words.selection()}
        selected={selection.rows.length}
        summary={
          run && isRunning ? words.progress(run) : words.selected({ count: selection.rows.length })
        }
        {...(run && isRunning && { progress: run.done / run.total })}
        onClear={selection.clear}
        clearLabel={words.clear()}
      >
        {children}
      </BulkBar>
      {run && !isRunning && <BulkFailures bulk={bulk} run={run} rowName={selection.rowName} />}
    </>
  );
}

interface BulkFailuresProps<Row> {
  bulk: Bulk<Row>;
  run: NonNullable<Bulk<Row>['run']>;
  rowName: (row: Row) => string;
}

function BulkFailures<Row>({ bulk, run, rowName }: BulkFailuresProps<Row>) {
  const { LL } = useLanguage();
  const { failures, total } = run;
  const title = LL.staff.list.failed({ failed: failures.length, total });
  return (
    <Dialog
      open
      onClose={bulk.dismiss}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={bulk.dismiss}>
            {LL.common.close()}
          </Button>
          <Button variant="primary" onClick={bulk.retry}>
            {LL.staff.list.retry()}
          </Button>
        </>
      }
    >
      <List label={title}>
        {failures.map(({ row, error }) => (
          <ListRow key={rowName(row)} title={rowName(row)} detail={failureText(LL, error)} />
        ))}
      </List>
    </Dialog>
  );
}
