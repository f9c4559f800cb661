import type { ReactNode } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface CaptureFile {
  id: string;
  /** Clock: "18:02:16". */
  captured: string;
  name: string;
  /** "11 min", where it is known. */
  length?: string;
  /** "4.8 MB" */
  size: string;
}

export interface CaptureFilesProps extends Pick<
  DataTableProps<CaptureFile>,
  'selection' | 'sort' | 'onSortChange' | 'loadingRows' | 'failed'
> {
  /** "Captures of Tidal Lock" */
  label: string;
  /** The captures of one team and challenge. */
  files: readonly CaptureFile[];
  /** The file whose content is shown next to the list. */
  openId?: string | undefined;
  /** The address that opens a file, by its id. */
  href: (id: string) => string;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Headings of the columns; without `length` there is no such column. */
  words: Readonly<Record<'captured' | 'name' | 'size', string> & { length?: string }>;
}

/** The captured files of one team in one challenge. */
export function CaptureFiles({ label, files, openId, href, words, ...table }: CaptureFilesProps) {
  return (
    <DataTable
      {...table}
      caption={label}
      inset
      rows={files}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(id)}
      {...(openId !== undefined && { currentKey: openId })}
      phone={{
        line: ({ name, length }) => [name, length].filter(Boolean).join(' · '),
        end: 'size',
      }}
      columns={[
        {
          id: 'captured',
          header: words.captured,
          sortable: true,
          cell: ({ captured }) => (
            <Text mono size={13}>
              {captured}
            </Text>
          ),
        },
        {
          id: 'name',
          header: words.name,
          wrap: true,
          cell: ({ name }) => (
            <Text mono size={13} tone="muted">
              {name}
            </Text>
          ),
        },
        ...(words.length === undefined
          ? []
          : [
              {
                id: 'length',
                header: words.length,
                align: 'end' as const,
                cell: ({ length }: CaptureFile) => length,
              },
            ]),
        {
          id: 'size',
          header: words.size,
          align: 'end',
          sortable: true,
          cell: ({ size }) => (
            <Text size={13} weight={500} figures>
              {size}
            </Text>
          ),
        },
      ]}
    />
  );
}
