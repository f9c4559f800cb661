import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import {
  instanceColumns,
  type InstanceTableWords,
  type StaffInstance,
} from './instance-columns.tsx';
import { InstanceMark } from './InstanceMark.tsx';

export interface InstanceTableProps extends Pick<
  DataTableProps<StaffInstance>,
  'selection' | 'sort' | 'onSortChange' | 'hidden' | 'loadingRows' | 'empty' | 'failed' | 'stale'
> {
  /** "Instances by time left" */
  label: string;
  /** Failed first, then starting, then by time left. */
  instances: readonly StaffInstance[];
  /** The instance whose details are open next to the table. */
  currentId?: string | undefined;
  /** Headings of the columns and texts of the cells in the page's language. */
  words: InstanceTableWords;
}

/** All instances of the site with their remaining time. */
export function InstanceTable({
  label,
  instances,
  currentId,
  words,
  ...table
}: InstanceTableProps) {
  return (
    <DataTable
      {...table}
      caption={label}
      rowSize="compact"
      rows={instances}
      rowKey={({ id }) => id}
      {...(currentId !== undefined && { currentKey: currentId })}
      phone={{
        line: ({ challenge, state, label: said }) => (
          <>
            {challenge.title} · <InstanceMark state={state} label={said} />
          </>
        ),
        end: 'actions',
      }}
      columns={instanceColumns(words)}
    />
  );
}
