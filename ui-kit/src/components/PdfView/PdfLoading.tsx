import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Bar, Lead, Middle } from './PdfView.styles.ts';

/** Whose file it is, while there are no tools beside it. */
export const LeadBar = ({ lead }: { lead: ReactNode }) =>
  lead !== undefined && (
    <Bar>
      <Lead>{lead}</Lead>
    </Bar>
  );

/** In the place of the reader, until it and the file are there. */
export const PdfLoading = ({ lead }: { lead: ReactNode }) => (
  <>
    <LeadBar lead={lead} />
    <Middle aria-busy>
      <Skeleton shape="block" height="100%" />
    </Middle>
  </>
);
