import { useReleaseFreeze } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Button, Section, Stack, Text, useTick } from '@halyard/ui-kit';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { isFreezeOn } from './freeze.ts';

/** Says that the scoreboard is frozen, and releases it; nothing before the freeze. */
export function ReleaseFreeze({ game }: { game: GameInfo }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.info;
  const canFreeze = useExtension('freeze') === true;
  const isFrozen = useTick((now) => isFreezeOn(game, now));
  const [ask, question] = useConfirm();
  const { mutateAsync: release } = useReleaseFreeze();
  if (!canFreeze || game.freeze === null || game.freeze === undefined) return question;
  if (!isFrozen && game.freezeReleased !== true) return question;
  const askToRelease = () =>
    ask({
      title: words.releaseTitle({ game: game.title }),
      effect: words.releaseEffect(),
      confirm: words.releaseConfirm(),
      act: () => release({ gameId: game.id }),
    });
  return (
    <Section title={words.frozen()}>
      <Stack gap={12} align="start">
        <Text as="p" size={13} tone="muted">
          {isFrozen
            ? words.frozenText({ time: dates.moment(game.freeze) })
            : words.releasedText({ time: dates.moment(game.freeze) })}
        </Text>
        {isFrozen && (
          <Button size="small" onClick={askToRelease}>
            {words.release()}
          </Button>
        )}
      </Stack>
      {question}
    </Section>
  );
}
