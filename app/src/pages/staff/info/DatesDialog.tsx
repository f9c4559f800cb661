import { useListEditChallenges, usePreviewGameSchedule } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Checkbox, DiffLine, EffectNote, Stack, Text } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { followingTimes, type GameForm } from './game-form.ts';

interface DatesDialogProps {
  game: GameInfo;
  edits: Partial<GameForm>;
  /** Whether solves that were practice between the old and the new end are to count. */
  onSave: (countsPractice: boolean) => void;
  onClose: () => void;
}

/** All dates of a game as they will be, and what that does to solves, before they are saved. */
export function DatesDialog({ game, edits, onSave, onClose }: DatesDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const start = edits.start ?? game.start;
  const end = edits.end ?? game.end;
  const isMoved = start !== game.start || end !== game.end;
  const effects = usePreviewGameSchedule(
    game.id,
    { start, end },
    { query: { enabled: isMoved, staleTime: 0 } },
  );
  const { stopCounting = 0, sentAsPractice = 0 } = effects.data ?? {};
  const form = useForm({
    initial: { countsPractice: false },
    send: async ({ countsPractice }) => onSave(countsPractice && sentAsPractice > 0),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.datesTitle()}
      submit={LL.common.save()}
      busy={isMoved && effects.isLoading}
      showsEsc
    >
      <Stack gap={16}>
        <Dates game={game} edits={edits} />
        {isMoved && effects.error && (
          <LoadFailure
            error={effects.error}
            onRetry={effects.refetch}
            title={words.datesUnknown()}
          />
        )}
        {effects.data && stopCounting + sentAsPractice === 0 && (
          <Text as="p" size={13} tone="muted">
            {words.noSolvesMove()}
          </Text>
        )}
        {stopCounting > 0 && (
          <EffectNote look="box" tone="warn">
            {words.stopCounting({ count: stopCounting })}
          </EffectNote>
        )}
        {sentAsPractice > 0 && (
          <EffectNote look="box">
            <Stack gap={8}>
              <p>{words.sentAsPractice({ count: sentAsPractice })}</p>
              <Checkbox {...form.toggle('countsPractice')} hint={words.practiceStays()}>
                {words.countPractice()}
              </Checkbox>
            </Stack>
          </EffectNote>
        )}
      </Stack>
    </FormDialog>
  );
}

function Dates({ game, edits }: Pick<DatesDialogProps, 'game' | 'edits'>) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.info;
  const { data: challenges = [] } = useListEditChallenges(game.id);
  const own = challenges.filter(({ deadlineUtc }) => typeof deadlineUtc === 'number').length;
  const following = followingTimes(game, edits);
  const moment = (at: number | null) => (at === null ? LL.staff.nothing() : dates.moment(at));
  const hasWriteups = edits.writeupRequired ?? game.writeupRequired;
  const rows = [
    { label: words.start(), from: game.start, to: edits.start ?? game.start },
    { label: words.end(), from: game.end, to: edits.end ?? game.end },
    { label: words.freeze(), from: game.freeze ?? null, to: following.freeze },
    ...(hasWriteups
      ? [
          {
            label: words.writeupDeadline(),
            from: game.writeupDeadline,
            to: following.writeupDeadline,
          },
        ]
      : []),
  ];
  const marks = { was: LL.common.edits.was(), now: LL.common.edits.now() };
  return (
    <Stack gap={8}>
      {rows.map(({ label, from, to }) => (
        <DiffLine
          key={label}
          label={label}
          {...(from !== to && { from: moment(from) })}
          to={moment(to)}
          words={marks}
        />
      ))}
      {own > 0 && (
        <Text size={12} tone="faint">
          {words.ownDeadlines({ count: own })}
        </Text>
      )}
    </Stack>
  );
}
