import { CircleAlert, Download, ExternalLink, File, FileArchive, Link2 } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Name, Row, Size } from './AttachmentRow.styles.ts';

const ARCHIVE = /\.(7z|bz2|gz|rar|tar|tgz|xz|zip|zst)$/i;

export interface AttachmentRowProps {
  /** File name, or what to call a link. */
  name: string;
  href: string;
  /** "18.4 KB" */
  size?: string | undefined;
  /** Leads to another site instead of a file of ours. */
  external?: boolean;
  /** What went wrong with the last download. */
  error?: string | undefined;
}

/** A file or link that belongs to a challenge. */
export const AttachmentRow = ({ name, href, size, external, error }: AttachmentRowProps) => (
  <Row
    href={href}
    {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name })}
  >
    <Icon icon={external ? Link2 : ARCHIVE.test(name) ? FileArchive : File} />
    <Name>{name}</Name>
    <Size data-error={error ? true : undefined}>{error ?? size}</Size>
    <Icon icon={error ? CircleAlert : external ? ExternalLink : Download} />
  </Row>
);
