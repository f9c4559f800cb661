import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Bar, Lead, Middle } from './PdfView.styles.ts';

/** Whose file it is, while there are no tools beside it. */
export function LeadBar({ lead }: { lead: ReactNode }) {
  return (
    lead !== undefined && (
      <Bar>
        <Lead>{lead}</Lead>
      </Bar>
    )
  );
}

/** In the place of the reader, until it and the file are there. */
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
