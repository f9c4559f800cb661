import { CircleAlert, Download, ExternalLink, File, FileArchive, Link2, X } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Bar, Name, Row, Size } from './AttachmentRow.styles.ts';

const ARCHIVE = /\.(7z|bz2|gz|rar|tar|tgz|xz|zip|zst)$/i;

export interface AttachmentRowProps {
  /** File name, or what to call a link. */
  name: string;
  /** Address of the file, or of the other site. */
  href: string;
  /** "18.4 KB" */
  fileSize?: string | undefined;
  /** Leads to another site instead of a file of ours. */
  external?: boolean;
  /** What went wrong with the last download. */
  error?: string | undefined;
  /** On its way: the share that is here, 0 to 1. */
  progress?: number | undefined;
  /** Beside the bar: "62 %, 3 s". */
  progressLabel?: string | undefined;
  /** Shows a cross while it is on its way. */
  cancel?: { label: string; onCancel: () => void } | undefined;
}

/** A file or link that belongs to a challenge. */
export function AttachmentRow({
  name,
  href,
  fileSize,
  external,
  error,
  progress,
  progressLabel,
  cancel,
}: AttachmentRowProps) {
  return progress === undefined ? (
    <Row
      href={href}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name })}
    >
      <Icon icon={external ? Link2 : ARCHIVE.test(name) ? FileArchive : File} />
      <Name>{name}</Name>
      <Size data-error={error ? true : undefined}>{error ?? fileSize}</Size>
      <Icon icon={error ? CircleAlert : external ? ExternalLink : Download} />
    </Row>
  ) : (
    <Row as="div">
      <Icon icon={ARCHIVE.test(name) ? FileArchive : File} />
      <Name>{name}</Name>
      <Size>{progressLabel ?? fileSize}</Size>
      {cancel && (
        <IconButton size="small" icon={X} label={cancel.label} onClick={cancel.onCancel} />
      )}
      <Bar>
        <Progress size={2} value={progress} label={name} />
      </Bar>
    </Row>
  );
}
