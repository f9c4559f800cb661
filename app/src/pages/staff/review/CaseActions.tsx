import { participationUpdateReasonMax } from '@halyard/sdk/schemas';
import type { Participation } from '@halyard/sdk/types';
import { Banner, Button, FormField, Grid, Stack, Text, TextField, UndoBar } from '@halyard/ui-kit';
import { CloseIcon, DoneIcon, SuspendedIcon } from '@halyard/ui-kit/icons';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { DECISION_KEYS, type Decision, DECISIONS, RESULTS } from './review.ts';

/** The last decision, while it can be undone. */
export interface LastDecision {
  participation: Participation;
  decision: Decision;
}

interface CaseActionsProps {
  participation: Participation | null;
  /** Typed so far, for the team. */
  reason: string;
  onReason: (reason: string) => void;
  onDecide: (decision: Decision) => void;
  onSkip: () => void;
  last: LastDecision | null;
  onUndo: () => void;
}

const looks = {
  accept: { variant: 'primary', icon: DoneIcon },
  reject: { variant: 'danger', icon: CloseIcon },
  suspend: { variant: 'danger', icon: SuspendedIcon },
  reinstate: { variant: 'primary', icon: DoneIcon },
} as const;

function useKeysOfAll() {
  return {
    accept: useKeysOf('accept'),
    reject: useKeysOf('reject'),
    suspend: useKeysOf('suspend'),
    nextCase: useKeysOf('nextCase'),
    undo: useKeysOf('undo'),
  };
}

/** The buttons to decide about the open team, and to undo the last decision. */
export function CaseActions({
  participation,
  reason,
  onReason,
  onDecide,
  onSkip,
  last,
  onUndo,
}: CaseActionsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.review;
  const keys = useKeysOfAll();
  const hasReasons = useExtension('decisionReason') === true;
  const decisions = participation ? DECISIONS[participation.status] : [];
  return (
    <>
      {participation && (
        <Stack gap={12} pad={20}>
          <Stack gap={2}>
            {decisions.map((decision) => (
              <Text key={decision} as="p" size={12} tone="muted">
                {words.effects[decision]()}
              </Text>
            ))}
          </Stack>
          {hasReasons && participation.reason != null && (
            <Banner>{LL.game.join.reason({ reason: participation.reason })}</Banner>
          )}
          {hasReasons && decisions.some((decision) => RESULTS[decision] !== 'Accepted') && (
            <FormField label={words.reason()} optional>
              <TextField
                value={reason}
                onChange={({ currentTarget }) => onReason(currentTarget.value)}
                maxLength={participationUpdateReasonMax}
                autoComplete="off"
              />
            </FormField>
          )}
          <Grid gap={8} columns="minmax(0, 1fr) minmax(0, 1fr) auto" from="sm">
            {decisions.map((decision) => (
              <Button
                key={decision}
                {...looks[decision]}
                kbd={keys[DECISION_KEYS[decision]]}
                fullWidth
                onClick={() => onDecide(decision)}
              >
                {words.decisions[decision]()}
              </Button>
            ))}
            <Button variant="ghost" kbd={keys.nextCase} onClick={onSkip}>
              {words.skip()}
            </Button>
          </Grid>
        </Stack>
      )}
      {last && (
        <UndoBar undo={LL.staff.games.undo()} kbd={keys.undo} onUndo={onUndo} duration={null}>
          {words.results[last.decision]({ team: last.participation.team.name })}
        </UndoBar>
      )}
    </>
  );
}
