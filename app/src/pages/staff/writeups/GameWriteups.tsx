import { deleteWriteups, deleteWriteupsChanges, invalidate } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { ButtonLink, PageLoader, Sheet, useBelow } from '@halyard/ui-kit';
import { DeleteIcon, DownloadIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { download } from '../shared/download.ts';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useMarkRead } from './read-writeups.ts';
import { TeamDocument } from './TeamDocument.tsx';
import { useWriteups, type Writeups } from './use-writeups.ts';
import { WriteupReading } from './WriteupReading.tsx';

/** The writeups of a game: the teams, the open document, and what can be done with all of them. */
export function GameWriteups({ game }: { game: GameInfo }) {
  const isNarrow = useBelow('lg');
  const writeups = useWriteups(game, { opensFirst: !isNarrow });
  const { open, step, openTeam } = writeups;
  useMarkRead(game.id, open);
  useShortcuts({
    nextCase: () => step(1),
    previousCase: () => step(-1),
    next: () => step(1),
    previous: () => step(-1),
  });
  return (
    <>
      <WriteupsHeader game={game} writeups={writeups} />
      {writeups.isLoading ? (
        writeups.error ? (
          <LoadFailure error={writeups.error} onRetry={writeups.refetch} />
        ) : (
          <PageLoader />
        )
      ) : (
        <PartErrorBoundary>
          <WriteupReading game={game} writeups={writeups} isNarrow={isNarrow} />
        </PartErrorBoundary>
      )}
      {isNarrow && open && (
        <Sheet open flush onClose={() => openTeam(null)} title={open.participation.team.name}>
          <TeamDocument key={open.participation.id} row={open} />
        </Sheet>
      )}
    </>
  );
}

function WriteupsHeader({ game, writeups }: { game: GameInfo; writeups: Writeups }) {
  const { LL } = useLanguage();
  const words = LL.staff.writeups;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const isNarrow = useBelow('md');
  const archive = `/api/admin/writeups/${game.id}/all`;
  const count = writeups.all.filter(({ writeup }) => writeup !== null).length;
  const askToDelete = () =>
    ask({
      title: words.deleteTitle({ game: game.title }),
      effect: words.deleteEffect({ count }),
      typed: { label: LL.staff.info.typeTitle({ game: game.title }), text: game.title.trim() },
      confirm: LL.staff.info.deleteConfirm(),
      destructive: true,
      act: async () => {
        await deleteWriteups(game.id);
        await invalidate(client, deleteWriteupsChanges, { gameId: game.id });
      },
    });
  const remove = { label: words.deleteAll(), icon: DeleteIcon, onSelect: askToDelete };
  const save = {
    label: words.download({ count }),
    icon: DownloadIcon,
    onSelect: () => download(archive),
  };
  return (
    <>
      <StaffGameHeader
        gameId={game.id}
        game={game}
        tab="writeups"
        more={count === 0 ? [] : isNarrow ? [save, remove] : [remove]}
        actions={
          count > 0 &&
          !isNarrow && (
            <ButtonLink icon={DownloadIcon} href={archive} download>
              {save.label}
            </ButtonLink>
          )
        }
      />
      {question}
    </>
  );
}
