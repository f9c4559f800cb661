import { deleteAsset, deleteAssetChanges, invalidate, useListFiles } from '@halyard/sdk/react';
import type { FileInfo } from '@halyard/sdk/types';
import { Button, DataTable, EmptyState, Link, MissingFlag, Text } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { ListFormat } from '../../../lists/list-address.ts';
import { KEEP_ROWS, useLastPage, useList } from '../../../lists/use-list.ts';
import { ListPager } from '../list/ListPager.tsx';
import { fileSizeText } from '../shared/file-size.ts';
import { StaffHeader } from '../shared/StaffHeader.tsx';

const FORMAT = {
  filters: {},
  columns: ['name'],
  sizes: [50, 100, 200],
} as const satisfies ListFormat<object, 'name'>;

/** All stored files with their size and uses. */
export function FilesPage() {
  const { LL } = useLanguage();
  const words = LL.staff.files;
  const list = useList(FORMAT);
  const { data, error, refetch, isPlaceholderData } = useListFiles(list.window, {
    query: KEEP_ROWS,
  });
  useLastPage(list, isPlaceholderData ? undefined : data?.total);
  const [ask, question] = useConfirm();
  const client = useQueryClient();
  const remove = ({ hash, name }: FileInfo) =>
    ask({
      title: words.removeTitle({ name }),
      effect: words.removeEffect(),
      confirm: words.remove(),
      destructive: true,
      act: async () => {
        await deleteAsset(hash);
        await invalidate(client, deleteAssetChanges, { hash });
        await refetch();
      },
    });
  return (
    <>
      <StaffHeader tab="files" />
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <>
          <FilesTable files={data?.data} onRemove={remove} />
          <ListPager list={list} sizes={FORMAT.sizes} total={data?.total} />
        </>
      )}
      {question}
    </>
  );
}

interface FilesTableProps {
  files: readonly FileInfo[] | undefined;
  onRemove: (file: FileInfo) => void;
}

function FilesTable({ files, onRemove }: FilesTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.files;
  return (
    <DataTable
      caption={words.caption()}
      rows={files ?? []}
      rowKey={({ hash }) => hash}
      rowSize="compact"
      loadingRows={files ? 0 : 8}
      empty={<EmptyState figure={<MissingFlag />} title={words.empty()} />}
      phone={{ line: ({ name }) => name }}
      columns={[
        {
          id: 'name',
          header: words.name(),
          cell: ({ hash, name }) => (
            <Link href={`/assets/${hash}/${encodeURIComponent(name)}`}>{name}</Link>
          ),
        },
        {
          id: 'size',
          header: words.size(),
          align: 'end',
          width: 110,
          cell: ({ size }) => (size === undefined ? LL.staff.nothing() : fileSizeText(LL, size)),
        },
        {
          id: 'uses',
          header: words.uses(),
          align: 'end',
          width: 110,
          cell: ({ uses }) => uses ?? LL.staff.nothing(),
        },
        {
          id: 'uploaded',
          header: words.uploaded(),
          width: 150,
          cell: ({ uploadedAt }) => (
            <Text size={13} tone="muted">
              {uploadedAt === undefined ? LL.staff.nothing() : dates.fullDate(uploadedAt)}
            </Text>
          ),
        },
        {
          id: 'remove',
          header: words.remove(),
          align: 'end',
          width: 120,
          cell: (file) => (
            <Button
              size="small"
              variant="ghost"
              disabled={(file.uses ?? 0) > 0}
              {...((file.uses ?? 0) > 0 && { title: words.inUse() })}
              onClick={() => onRemove(file)}
            >
              {words.remove()}
            </Button>
          ),
        },
      ]}
    />
  );
}
