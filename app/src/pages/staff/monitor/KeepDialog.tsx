import { usePinCheatEvidence } from '@halyard/sdk/react';
import type { CheatEvidence } from '@halyard/sdk/types';
import { Button, CaseRecords, Dialog } from '@halyard/ui-kit';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type Moment, momentsOf, type PairActivity } from './case-facts.ts';
import { challengesOf, type CheatPair } from './pairs.ts';
import type { CaseKey } from './use-case.ts';

interface KeepDialogProps {
  params: CaseKey;
  pair: CheatPair;
  activity: PairActivity;
  evidence: readonly CheatEvidence[];
  onClose: () => void;
}

/** The moments of the timeline, each of which can be kept as evidence. */
export function KeepDialog({ params, pair, activity, evidence, onClose }: KeepDialogProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const { mutateAsync: pin } = usePinCheatEvidence();
  const [busy, setBusy] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const kept = new Set(evidence.map(({ eventId }) => eventId));
  const keep = async (eventId: number) => {
    setBusy(eventId);
    setFailure(null);
    try {
      await pin({ ...params, data: { eventId } });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.keepTitle()}
      description={words.keepText()}
      {...(failure !== null && { error: failureText(LL, failure) })}
      actions={<Button onClick={onClose}>{LL.common.close()}</Button>}
    >
      <CaseRecords
        label={words.timeline()}
        empty={words.timelineEmpty()}
        records={bothSides(pair, activity).map(({ id, eventId, at, kind, challenge, team }) => ({
          id,
          text: words.keptWhat({
            who: team,
            what: words.of({ challenge, kind: words.kinds[kind]() }),
          }),
          detail: `${dates.weekMoment(at)} ${dates.zone(at)}`,
          end: (
            <Button
              size="small"
              disabled={kept.has(eventId)}
              busy={busy === eventId}
              onClick={() => void keep(eventId)}
            >
              {kept.has(eventId) ? words.isKept() : words.keepOne()}
            </Button>
          ),
        }))}
      />
    </Dialog>
  );
}

type KeepableMoment = Moment & { eventId: number; team: string };

/** The moments of both teams that can be named, the newest first. */
function bothSides(pair: CheatPair, activity: PairActivity): KeepableMoment[] {
  const challenges = new Set(challengesOf(pair).map(({ title }) => title));
  return (['owner', 'sender'] as const)
    .flatMap((side) =>
      momentsOf(side, activity[side], challenges).map((moment) => ({
        ...moment,
        team: pair[side].team.name,
      })),
    )
    .filter((moment): moment is KeepableMoment => moment.eventId !== undefined)
    .toSorted((one, other) => other.at - one.at);
}
