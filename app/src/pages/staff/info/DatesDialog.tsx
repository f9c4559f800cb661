import { useListEditChallenges, usePreviewGameSchedule } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Button, Checkbox, Dialog, DiffLine, EffectNote, Stack, Text } from '@halyard/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
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
  const [counts, setCounts] = useState(false);
  const start = edits.start ?? game.start;
  const end = edits.end ?? game.end;
  const isMoved = start !== game.start || end !== game.end;
  const effects = usePreviewGameSchedule(
    game.id,
    { start, end },
    { query: { enabled: isMoved, staleTime: 0 } },
  );
  const { stopCounting = 0, sentAsPractice = 0 } = effects.data ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.datesTitle()}
      onSubmit={() => onSave(counts && sentAsPractice > 0)}
      actions={
        <>
          <Button variant="ghost" kbd="esc" onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isMoved && effects.isLoading}>
            {LL.common.save()}
          </Button>
        </>
      }
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
              <Checkbox checked={counts} onCheckedChange={setCounts} hint={words.practiceStays()}>
                {words.countPractice()}
              </Checkbox>
            </Stack>
          </EffectNote>
        )}
      </Stack>
    </Dialog>
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
