import type { BoardTeam } from '@halyard/sdk/types';
import { Button, type MatrixTeam, Row, ScoreRow, ScoreRows, Stack } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { bloodName } from '../../../game/term-words.ts';
import { bloodsOf } from './score-rows.ts';

export interface PhoneScoresProps {
  game: string;
  shown: readonly BoardTeam[];
  rowOf: (team: BoardTeam) => MatrixTeam;
  own: BoardTeam | undefined;
}

const STEP = 100;

/** The scoreboard on phones: two lines for each team; the user's own team is always visible. */
export function PhoneScores({ game, shown, rowOf, own }: PhoneScoresProps) {
  const { LL } = useLanguage();
  const [most, setMost] = useState(STEP);
  const first = shown.slice(0, most);
  const teams = own && shown.includes(own) && !first.includes(own) ? [...first, own] : first;
  const left = shown.length - first.length;
  return (
    <Stack gap={12}>
      <ScoreRows
        label={LL.scoreboard.label({ game })}
        rows={teams.map((team) => {
          const row = rowOf(team);
          const isOwn = team.id === own?.id;
          return {
            id: team.id,
            own: isOwn,
            row: (
              <ScoreRow
                rank={row.rank}
                name={row.name}
                href={row.href}
                solved={row.solved}
                score={row.score}
                {...(row.delta !== undefined && {
                  delta: { delta: row.delta, label: row.deltaLabel ?? '' },
                })}
                bloods={bloodsOf(team).map((place) => ({ place, label: bloodName(LL, place) }))}
                {...(isOwn && { you: LL.scoreboard.you() })}
                watched={row.watched}
              />
            ),
          };
        })}
      />
      {left > 0 && (
        <Row justify="center" pad={16}>
          <Button onClick={() => setMost(most + STEP)}>
            {LL.scoreboard.more({ count: Math.min(STEP, left) })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
