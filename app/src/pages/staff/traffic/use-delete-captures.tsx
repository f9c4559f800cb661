import {
  deleteCapture,
  deleteCaptureChanges,
  deleteCaptures,
  deleteCapturesChanges,
  invalidate,
} from '@halyard/sdk/react';
import type { FileRecord } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CaptureOwner } from './capture-address.ts';
import type { Traffic } from './use-traffic.ts';

/** Asks whether to delete captures, and deletes them; for administrators. */
export interface Deletions {
  askOne: (owner: CaptureOwner, file: FileRecord) => void;
  /** @param onAgree deletes them, one call for each */
  askSome: (count: number, onAgree: () => void) => void;
  askAll: (owner: CaptureOwner) => void;
  /** Deletes a file, without asking and without loading the lists again. */
  remove: (owner: CaptureOwner, file: FileRecord) => Promise<void>;
  /** Loads the lists again. */
  reload: (owner: CaptureOwner) => Promise<void>;
}

/** The deletions, and the dialog in which they ask. */
export function useDeleteCaptures({
  gameId,
  challenge,
  team,
  files,
  set,
}: Traffic): [Deletions, ReactNode] {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const shared = {
    effect: words.deleteEffect(),
    confirm: LL.staff.info.deleteConfirm(),
    destructive: true,
  };
  const remove = (owner: CaptureOwner, { fileName }: FileRecord) =>
    deleteCapture({ ...owner, fileName });
  const reload = (owner: CaptureOwner) =>
    invalidate(client, deleteCaptureChanges, { gameId, ...owner });
  const askOne = (owner: CaptureOwner, file: FileRecord) =>
    ask({
      ...shared,
      title: words.deleteTitle({ file: file.fileName }),
      act: async () => {
        await remove(owner, file);
        set({ file: null }, { replace: true });
        toast({ tone: 'ok', title: words.deleted({ count: 1 }) });
        await reload(owner);
      },
    });
  const askSome = (count: number, onAgree: () => void) =>
    ask({ ...shared, title: words.deleteSomeTitle({ count }), act: onAgree });
  const askAll = (owner: CaptureOwner) => {
    const name = team?.name ?? '';
    ask({
      ...shared,
      title: words.deleteAllTitle({ team: name, challenge: challenge?.title ?? '' }),
      typed: { label: LL.staff.info.typeTitle({ game: name }), text: name.trim() },
      act: async () => {
        const count = files.data?.length ?? 0;
        await deleteCaptures(owner);
        set({ team: null, file: null }, { replace: true });
        toast({ tone: 'ok', title: words.deleted({ count }) });
        await invalidate(client, deleteCapturesChanges, { gameId, ...owner });
      },
    });
  };
  return [{ askOne, askSome, askAll, remove, reload }, question];
}
