import type { GameInfo } from '@halyard/sdk/types';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';

// Its fields, such as the calendar, are large.
const DuplicateGameDialog = lazyDialog(
  async () => (await import('./DuplicateGameDialog.tsx')).DuplicateGameDialog,
);

/** What opens the dialog that duplicates a game, null if that is not possible (yet); and the dialog. */
export function useDuplicate(
  game: GameInfo | undefined,
): readonly [(() => void) | null, ReactNode] {
  const canDuplicate = useExtension('duplicate') === true && game !== undefined;
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && game && (
    <DuplicateGameDialog key={`copy-${game.id}`} game={game} onClose={() => setOpen(false)} />
  );
  return [canDuplicate ? () => setOpen(true) : null, dialog];
}
