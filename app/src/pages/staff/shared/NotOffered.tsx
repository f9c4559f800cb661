import { EmptyState, MissingFlag } from '@halyard/ui-kit';
import { type SiteTab, StaffHeader } from './StaffHeader.tsx';

interface NotOfferedProps {
  tab: SiteTab;
  /** What the server does not do: "This server does not keep mails". */
  title: string;
}

/** Instead of a page whose extension the server does not offer. */
export function NotOffered({ tab, title }: NotOfferedProps) {
  return (
    <>
      <StaffHeader tab={tab} />
      <EmptyState figure={<MissingFlag />} title={title} />
    </>
  );
}
