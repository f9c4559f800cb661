import {
  getEditGame,
  getImportReport,
  importGame,
  importGameChanges,
  invalidate,
  isApiError,
} from '@halyard/sdk/react';
import { Button, IconButton, toast, useBelow } from '@halyard/ui-kit';
import { UploadIcon } from '@halyard/ui-kit/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { failureText } from '../../../app/errors/failure-text.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { chooseFile } from '../../../forms/choose-file.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const ACCEPTED = '.zip,application/zip,.csv,text/csv';
/** So many faults of a package are named. */
const MOST_FAULTS = 5;

/** Makes a game of a package that is chosen, and opens it, with the report of the import if there is something to report. */
export function ImportGame() {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const isNarrow = useBelow('md');
  const { mutate, isPending } = useImport();
  const choose = () => chooseFile(ACCEPTED, (file) => mutate(file));
  if (isNarrow) {
    return (
      <IconButton icon={UploadIcon} label={words.importGame()} busy={isPending} onClick={choose} />
    );
  }
  return (
    <Button icon={UploadIcon} busy={isPending} onClick={choose}>
      {words.importGame()}
    </Button>
  );
}

function useImport() {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const hasReports = useExtension('importReport') === true;
  return useMutation({
    mutationFn: async (file: File) => {
      const gameId = await importGame({ file });
      const [game, isReported] = await Promise.all([
        getEditGame(gameId),
        hasReports && hasNotes(gameId),
      ]);
      return { ...game, isReported };
    },
    onSuccess: async ({ id, title, isReported }) => {
      await invalidate(client, importGameChanges, {});
      toast({ tone: 'ok', title: words.imported({ game: title }) });
      navigate(isReported ? href.importReport(id) : href.gameInfo(id));
    },
    onError: (error) => {
      const faults = isApiError(error) ? error.issues.slice(0, MOST_FAULTS) : [];
      toast({
        tone: 'danger',
        title: words.notImported({ reason: failureText(LL, error) }),
        ...(faults.length > 0 && {
          detail: words.importFaults({
            places: faults
              .map(({ path, code, reason = words.importReasons[code]() }) =>
                words.importFault({ place: path, reason }),
              )
              .join(', '),
          }),
        }),
      });
    },
  });
}

/** The game is there, whether its report can be read or not. */
async function hasNotes(gameId: number): Promise<boolean> {
  return getImportReport(gameId).then(
    ({ total }) => total > 0,
    () => false,
  );
}
