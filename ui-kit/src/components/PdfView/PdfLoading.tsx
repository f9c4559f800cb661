import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Bar, Lead, Middle } from './PdfView.styles.ts';

/** Only the `lead`, while there are no tools. */
export function LeadBar({ lead }: { lead: ReactNode }) {
  return (
    lead !== undefined && (
      <Bar>
        <Lead>{lead}</Lead>
      </Bar>
    )
  );
}

/** Placeholder until the reader and the file are loaded. */
export function PdfLoading({ lead }: { lead: ReactNode }) {
  return (
    <>
      <LeadBar lead={lead} />
      <Middle aria-busy>
        <Skeleton shape="block" height="100%" />
      </Middle>
    </>
  );
}
