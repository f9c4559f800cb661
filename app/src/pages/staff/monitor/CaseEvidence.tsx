import { useUnpinCheatEvidence } from '@halyard/sdk/react';
import type { CheatEvidence } from '@halyard/sdk/types';
import { CaseRecords, IconButton, MaskedFlag, Row } from '@halyard/ui-kit';
import { UnpinIcon } from '@halyard/ui-kit/icons';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { markStray } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { CaseKey } from './use-case.ts';

interface CaseEvidenceProps {
  params: CaseKey;
  evidence: readonly CheatEvidence[];
  /** Whether what was submitted is readable. */
  isShown: boolean;
  /** Administrators also remove. */
  canRemove: boolean;
}

/** The copies of submissions and events that a case keeps. */
export function CaseEvidence({ params, evidence, isShown, canRemove }: CaseEvidenceProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const { mutateAsync: remove } = useUnpinCheatEvidence();
  const [ask, question] = useConfirm();
  const askToRemove = ({ id }: CheatEvidence) =>
    ask({
      title: words.removeTitle(),
      effect: words.removeEffect(),
      confirm: words.confirmRemove(),
      destructive: true,
      act: () => remove({ ...params, evidenceId: id }),
    });
  return (
    <>
      <CaseRecords
        label={words.kept()}
        empty={words.noneKept()}
        records={evidence.map((each) => ({
          id: each.id,
          text: (
            <Row gap={8} wrap>
              <span>{sentenceOf(LL, each)}</span>
              {each.answer !== null && (
                <MaskedFlag
                  flag={markStray(each.answer)}
                  shown={isShown}
                  masked={LL.staff.monitor.masked()}
                />
              )}
            </Row>
          ),
          detail: words.keptDetail({
            when: `${dates.weekMoment(each.time)} ${dates.zone(each.time)}`,
            by: each.pinnedBy,
            time: dates.weekMoment(each.pinnedAt),
          }),
          ...(canRemove && {
            end: (
              <IconButton
                size="small"
                icon={UnpinIcon}
                label={words.remove()}
                onClick={() => askToRemove(each)}
              />
            ),
          }),
        }))}
      />
      {question}
    </>
  );
}

/** "Undertow, riptide: Sent a wrong flag, Bilge Pump" */
function sentenceOf(LL: TranslationFunctions, evidence: CheatEvidence): string {
  const { team, user, challenge } = evidence;
  const words = LL.staff.monitor;
  return words.cheats.keptWhat({
    who: [team, user ?? words.gone()].join(', '),
    what: [deedOf(LL, evidence), challenge].filter(Boolean).join(', '),
  });
}

function deedOf(LL: TranslationFunctions, { type, result, text }: CheatEvidence): string {
  const words = LL.staff.monitor.events;
  switch (type) {
    case 'FlagSubmit':
      return LL.staff.monitor.cheats.sent({
        result: LL.staff.monitor.submissions.results[result ?? 'FlagSubmitted'](),
      });
    case 'ContainerStart':
      return words.started();
    case 'ContainerDestroy':
      return words.stopped();
    case 'CheatDetected':
      return words.cheated({ team: text ?? '' });
    case 'Normal':
      return text ?? '';
  }
}
