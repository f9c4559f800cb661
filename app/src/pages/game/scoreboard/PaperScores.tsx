import type { Board, BoardTeam } from '@halyard/sdk/types';
import { PrintTable } from '@halyard/ui-kit';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { rankOf } from './standings.ts';

interface PaperScoresProps {
  game: string;
  board: Board;
  shown: readonly BoardTeam[];
  divisionId: number | null;
}

/** The shown teams on paper, because the screen has the rows in sight only. Empty until it is printed. */
export function PaperScores({ game, board, shown, divisionId }: PaperScoresProps) {
  const { LL, dates } = useLanguage();
  const words = LL.scoreboard;
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const divisions = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const number = (value: number) => LL.common.number({ value });
  return (
    <PrintTable
      caption={words.printed({
        game,
        time: dates.longMoment(board.updateTimeUtc),
        zone: dates.zone(board.updateTimeUtc),
      })}
      columns={[
        { label: words.rank(), numeric: true },
        { label: words.team() },
        ...(divisions.size > 0 ? [{ label: words.division() }] : []),
        { label: words.solved(), numeric: true },
        { label: words.score(), numeric: true },
      ]}
      rows={shown.map((team) => {
        const rank = rankOf(team, divisionId);
        return {
          id: team.id,
          cells: [
            rank === null ? LL.common.unranked() : number(rank),
            team.name,
            ...(divisions.size > 0 ? [divisions.get(team.divisionId ?? 0) ?? ''] : []),
            number(team.solves.length),
            number(team.score),
          ],
        };
      })}
    />
  );
}

/** Whether the page is being printed; rendered before the browser takes the picture. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
