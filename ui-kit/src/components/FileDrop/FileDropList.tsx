import { FileCheck, FileX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileDrop, Uploading, type FileDropProps, type FileDropStatus } from './FileDrop.tsx';
import { Box, Detail, FirstLine, Name, Words } from './FileDrop.styles.ts';
import { Rows, Wrap } from './FileDropList.styles.ts';

/** A file that is uploading, uploaded or failed. */
export type FileDropItem = Exclude<FileDropStatus, { kind: 'rest' }> & { id: string };

export interface FileDropListProps extends Pick<
  FileDropProps,
  'onFiles' | 'words' | 'hint' | 'accept' | 'disabled'
> {
  /** Name of the list: "Attachments". */
  label: string;
  /** The chosen files, each with the state of its upload. */
  items: readonly FileDropItem[];
  /** Cancels an upload. */
  onCancel: (id: string) => void;
  /** Removes an uploaded or failed file. */
  onRemove: (id: string) => void;
  /** Summary below the files: "2 of 3 sent, 4.1 MB". */
  summary?: ReactNode;
}

function Settled({
  item,
  onRemove,
  locked,
}: {
  item: Exclude<FileDropItem, { kind: 'uploading' }>;
  onRemove: () => void;
  locked: boolean | undefined;
}) {
  const labels = useLabels();
  return (
    <Box as="div" data-kind={item.kind}>
      <Icon icon={item.kind === 'done' ? FileCheck : FileX} size={20} />
      <Words>
        <FirstLine>
          <Name>{item.name}</Name>
        </FirstLine>
        {item.detail !== undefined && <Detail>{item.detail}</Detail>}
      </Words>
      <IconButton
        size="small"
        icon={X}
        label={`${labels.remove}: ${item.name}`}
        disabled={locked}
        onClick={onRemove}
      />
    </Box>
  );
}

/**
 * Accepts several files; each has a row with its progress, and a failure does not stop the others.
 */
export function FileDropList({
  label,
  items,
  onCancel,
  onRemove,
  summary,
  ...drop
}: FileDropListProps) {
  return (
    <Wrap>
      <FileDrop {...drop} status={{ kind: 'rest' }} multiple />
      <Rows aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'uploading' ? (
              <Uploading status={item} words={drop.words} onCancel={() => onCancel(item.id)} />
            ) : (
              <Settled item={item} onRemove={() => onRemove(item.id)} locked={drop.disabled} />
            )}
          </li>
        ))}
      </Rows>
      {summary !== undefined && (
        <Detail role="status" data-tone="summary">
          {summary}
        </Detail>
      )}
    </Wrap>
  );
}
