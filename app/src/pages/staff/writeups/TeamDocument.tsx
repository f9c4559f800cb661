import { EmptyState, MissingFlag, PdfView } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { usePdfWords } from '../../game/shared/use-pdf-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { attachmentName } from '../challenge/flags.ts';
import type { WriteupRow } from './writeup-rows.ts';

interface TeamDocumentProps {
  row: WriteupRow;
  /** The team, in the bar of the document; a sheet has it in its title. */
  lead?: ReactNode;
}

/** What a team has handed in, or that it has not. */
export function TeamDocument({ row, lead }: TeamDocumentProps) {
  const { LL } = useLanguage();
  const words = LL.staff.writeups;
  const pdfWords = usePdfWords();
  const { participation, writeup } = row;
  if (!writeup) {
    return (
      <EmptyState figure={<MissingFlag />} title={words.missingTitle()}>
        {words.missingText({ team: participation.team.name })}
      </EmptyState>
    );
  }
  return (
    <PdfView
      bare
      lead={lead}
      src={writeup.url}
      fileName={attachmentName(writeup.url)}
      label={words.documentOf({ team: participation.team.name })}
      words={pdfWords}
    />
  );
}
