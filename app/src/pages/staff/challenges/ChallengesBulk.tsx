import { phaseOf } from '@halyard/sdk/rules';
import {
  invalidate,
  updateChallenge,
  updateChallengeChanges,
  ApiError,
  setChallengesEnabled,
} from '@halyard/sdk/react';
import type { EditChallengeInfo, GameInfo } from '@halyard/sdk/types';
import { Button } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';

interface ChallengesBulkProps {
  game: GameInfo;
  /** All challenges of the game, as they are now. */
  challenges: readonly EditChallengeInfo[];
  selection: Selection<EditChallengeInfo>;
}

/**
 * Enables or disables the selected challenges; those that fail stay selected. It can be undone unless
 * the game runs: players have been told then, and containers are gone.
 */
export function ChallengesBulk({ game, challenges, selection }: ChallengesBulkProps) {
  const { LL } = useLanguage();
  const words = LL.staff.enabled;
  const [ask, question] = useConfirm();
  const { start, bulk } = useEnableAll(game, selection.keep);
  const selected = new Set(selection.rows.map(({ id }) => id));
  const rows = challenges.filter(({ id }) => selected.has(id));
  const choices = [true, false].map((next) => ({
    next,
    words: words[next ? 'enableAll' : 'disableAll'],
    affected: rows.filter(({ isEnabled }) => isEnabled !== next),
  }));
  const choose = ({ next, affected, words: { title, effect } }: (typeof choices)[number]) => {
    const isRunning = phaseOf(game, Date.now()) === 'running';
    if (next && !isRunning) return start(affected, next);
    const { confirm } = words[next ? 'enable' : 'disable'];
    const ends = isRunning ? `${effect()} ${words.pointsGo()}` : effect();
    ask({
      title: title({ count: affected.length }),
      effect: next ? effect() : ends,
      confirm: confirm(),
      act: () => start(affected, next),
    });
  };
  return (
    <>
      <BulkActions selection={selection} bulk={bulk}>
        {choices.map(
          (choice) =>
            choice.affected.length > 0 && (
              <Button
                key={String(choice.next)}
                size="small"
                variant={choice.next ? 'primary' : 'secondary'}
                disabled={bulk.isRunning}
                onClick={() => choose(choice)}
              >
                {choice.words.button({ count: choice.affected.length })}
              </Button>
            ),
        )}
      </BulkActions>
      {question}
    </>
  );
}

/** Enables or disables challenges: in one call where the server has it, else one by one. */
function useEnableAll(game: GameInfo, keep: (rows: readonly EditChallengeInfo[]) => void) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const takesAll = useExtension('bulkEnable') === true;
  const gameId = game.id;
  const bulk = useBulk<EditChallengeInfo>({
    onEnd: (failed) => {
      keep(failed);
      void invalidate(client, updateChallengeChanges, { gameId });
    },
  });
  const start = (rows: readonly EditChallengeInfo[], isEnabled: boolean): void => {
    if (!takesAll) {
      return bulk.start(rows, ({ id }) =>
        updateChallenge({ gameId, challengeId: id }, { isEnabled }),
      );
    }
    if (phaseOf(game, Date.now()) === 'running') {
      return bulk.startForAll(rows, (all) => enableAll(gameId, all, isEnabled));
    }
    bulk.startForAll(
      rows,
      (all) => enableAll(gameId, all, isEnabled),
      (done, title) =>
        offerUndo(LL, title, () =>
          bulk.startForAll(done, (all) => enableAll(gameId, all, !isEnabled)),
        ),
    );
  };
  return { start, bulk };
}

/** Enables or disables challenges in one call; resolves with those that could not be. */
async function enableAll(gameId: number, rows: readonly EditChallengeInfo[], isEnabled: boolean) {
  try {
    const challenges = rows.map(({ id }) => id);
    const { results } = await setChallengesEnabled(gameId, { challenges, isEnabled });
    return results.flatMap(({ code, title }, index) => {
      const row = rows[index];
      if (!row || code === null) return [];
      return [{ row, error: new ApiError({ kind: 'http', title: title ?? code, code }) }];
    });
  } catch (error) {
    return rows.map((row) => ({ row, error }));
  }
}
