import {
  Banner,
  Button,
  type PairCaseProps,
  Row,
  Skeleton,
  Switch,
  CaseRecords,
  Stack,
} from '@halyard/ui-kit';
import { PinIcon } from '@halyard/ui-kit/icons';
import { type ComponentProps, useState, Suspense } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CaseEvidence } from './CaseEvidence.tsx';
import type { PairActivity } from './case-facts.ts';
import type { CheatPair } from './pairs.ts';
import type { LoadedCase, CaseKey } from './use-case.ts';
import type { CheatNote } from '@halyard/sdk/types';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';

const NoteForm = lazyRegion(async () => (await import('./NoteForm.tsx')).NoteForm);
const KeepDialog = lazyDialog(async () => (await import('./KeepDialog.tsx')).KeepDialog);

interface CaseRecordOptions {
  stored: LoadedCase | null;
  pair: CheatPair;
  activity: PairActivity | undefined;
  isAdmin: boolean;
}

/** The notes and the evidence of a case; nothing on a server without cases. */
export function useCaseRecord({
  stored,
  pair,
  activity,
  isAdmin,
}: CaseRecordOptions): Pick<PairCaseProps, 'notes' | 'kept'> {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const [isShown, setShown] = useState(false);
  if (!stored) return {};
  const { params, found, error, refetch } = stored;
  if (!found) {
    return {
      notes: {
        title: words.notes(),
        content: error ? (
          <Banner
            tone="danger"
            action={
              <Button size="small" onClick={() => void refetch()}>
                {LL.common.retry()}
              </Button>
            }
          >
            {words.recordFailed()} {failureText(LL, error)}
          </Banner>
        ) : (
          <Skeleton height="60px" />
        ),
      },
    };
  }
  const { notes, evidence } = found;
  return {
    notes: {
      title: words.notes(),
      note: words.notesNote(),
      content: <CaseNotes params={params} notes={notes} />,
    },
    kept: {
      title: words.kept(),
      note: words.keptNote(),
      actions: (
        <Row gap={12} wrap>
          {evidence.some(({ answer }) => answer !== null) && (
            <Switch checked={isShown} onCheckedChange={setShown}>
              {LL.staff.monitor.submissions.showFlags()}
            </Switch>
          )}
          {activity && (
            <AddEvidence params={params} pair={pair} activity={activity} evidence={evidence} />
          )}
        </Row>
      ),
      content: (
        <CaseEvidence params={params} evidence={evidence} isShown={isShown} canRemove={isAdmin} />
      ),
    },
  };
}

type AddEvidenceProps = Omit<ComponentProps<typeof KeepDialog>, 'onClose'>;

function AddEvidence(props: AddEvidenceProps) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={PinIcon} onClick={() => setOpen(true)}>
        {LL.staff.monitor.cheats.keep()}
      </Button>
      {isOpen && <KeepDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What staff has noted about a case, and a field for the next note. */
function CaseNotes({ params, notes }: { params: CaseKey; notes: readonly CheatNote[] }) {
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
