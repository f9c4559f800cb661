import type { GameInfo } from '@halyard/sdk/types';
import { EffectNote, Section, SidePanel, Stack, Text, Button } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ExportGame } from './ExportGame.tsx';
import { GameReadiness } from './GameReadiness.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ReleaseFreeze } from './ReleaseFreeze.tsx';
import { useDeleteGame } from '@halyard/sdk/react';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { useConfirm } from '../../../changes/use-confirm.tsx';

interface DeleteGameProps {
  game: GameInfo;
  onDeleted: () => void;
}

interface GameSidePanelProps {
  game: GameInfo;
  /** The effects of the unsaved changes, one sentence each. */
  effects: readonly string[];
  onDeleted: () => void;
}

/** The panel next to the form: effects of the changes, checklist, and deletion of the game. */
export function GameSidePanel({ game, effects, onDeleted }: GameSidePanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <SidePanel label={words.panel()}>
      <Stack gap={24}>
        {effects.length > 0 && (
          <Section title={words.effect()}>
            <EffectNote look="box" tone="warn">
              {effects.map((effect) => (
                <p key={effect}>{effect}</p>
              ))}
            </EffectNote>
          </Section>
        )}
        <ReleaseFreeze game={game} />
        <GameReadiness game={game} />
        <ImportReport game={game} />
        <ExportGame game={game} />
        <Section title={words.danger()}>
          <Stack gap={12} align="start">
            <Text as="p" size={13} tone="muted">
              {words.deleteText()}
            </Text>
            <DeleteGame game={game} onDeleted={onDeleted} />
          </Stack>
        </Section>
      </Stack>
    </SidePanel>
  );
}

/** Deletes a game after its title was typed. */
function DeleteGame({ game, onDeleted }: DeleteGameProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteGame({ mutation: { onSuccess: onDeleted } });
  const askToDelete = () =>
    ask({
      title: words.deleteTitle({ game: game.title }),
      effect: words.deleteEffect(),
      typed: { label: words.typeTitle({ game: game.title }), text: game.title.trim() },
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId: game.id }),
    });
  return (
    <>
      <Button size="small" variant="danger" icon={DeleteIcon} onClick={askToDelete}>
        {words.deleteGame()}
      </Button>
      {question}
    </>
  );
}
