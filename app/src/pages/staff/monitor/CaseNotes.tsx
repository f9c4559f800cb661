import type { CheatNote } from '@halyard/sdk/types';
import { CaseRecords, Skeleton, Stack } from '@halyard/ui-kit';
import { Suspense } from 'react';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CaseKey } from './use-case.ts';

const NoteForm = lazyRegion(async () => (await import('./NoteForm.tsx')).NoteForm);

/** What staff has noted about a case, and a field for the next note. */
export function CaseNotes({ params, notes }: { params: CaseKey; notes: readonly CheatNote[] }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  return (
    <Stack gap={12}>
      <CaseRecords
        label={words.notes()}
        empty={words.noNotes()}
        records={notes.map(({ id, text, author, time }) => ({
          id,
          text,
          detail: words.by({ name: author, time: dates.weekMoment(time) }),
        }))}
      />
      <Suspense fallback={<Skeleton height="144px" />}>
        <NoteForm params={params} />
      </Suspense>
    </Stack>
  );
}
