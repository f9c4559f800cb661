import type { Board, BoardTeam } from '@halyard/sdk/types';
import { Button, Menu } from '@halyard/ui-kit';
import { DownloadIcon, LinkIcon, PrintIcon } from '@halyard/ui-kit/icons';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { saveFile } from '../../../app/storage/save-file.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

export interface ExportMenuProps {
  gameId: number;
  board: Board;
  /** The teams of the export. */
  shown: readonly BoardTeam[];
  divisionId: number | null;
}

/** Saves the shown teams for spreadsheets, prints them, or opens the feed for CTFtime. */
export function ExportMenu({ gameId, board, shown, divisionId }: ExportMenuProps) {
  const { LL } = useLanguage();
  const words = LL.scoreboard;
  const hasFeed = useExtension('ctftime') === true;
  const save = async () => {
    const { toScoresCsv } = await import('./scores-csv.ts');
    const names = {
      rank: words.rank(),
      team: words.team(),
      division: words.division(),
      score: words.score(),
      solved: words.solved(),
      lastSolve: words.lastSolve(),
    };
    const csv = toScoresCsv(board, shown, { names, divisionId });
    saveFile(csv, 'text/csv;charset=utf-8', `scoreboard-${gameId}.csv`);
  };
  return (
    <Menu
      label={words.export()}
      align="end"
      entries={[
        { label: words.csv(), icon: DownloadIcon, onSelect: () => void save() },
        { label: words.print(), icon: PrintIcon, onSelect: () => window.print() },
        ...(hasFeed
          ? [{ label: words.feed(), icon: LinkIcon, href: `/api/ext/game/${gameId}/ctftime` }]
          : []),
      ]}
      trigger={(props) => (
        <Button {...props} icon={DownloadIcon}>
          {words.export()}
        </Button>
      )}
    />
  );
}
