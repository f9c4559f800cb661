import type { ReactNode } from 'react';
import { AttachmentRow, type AttachmentRowProps } from './AttachmentRow.tsx';
import { List, ListHead } from './AttachmentRow.styles.ts';

export interface AttachmentListProps {
  /** How many and how much: "3 files, 24.1 MB". */
  title: string;
  /** A small button for all of them. */
  action?: ReactNode;
  /** The props of a row for each file. */
  files: readonly AttachmentRowProps[];
}

/** Several files and links of one challenge. */
export function AttachmentList({ title, action, files }: AttachmentListProps) {
  return (
    <div>
      <ListHead>
        <span>{title}</span>
        {action}
      </ListHead>
      <List aria-label={title}>
        {files.map((file) => (
          <li key={file.href}>
            <AttachmentRow {...file} />
          </li>
        ))}
      </List>
    </div>
  );
}
