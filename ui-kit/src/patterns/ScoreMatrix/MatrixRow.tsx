import { memo } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { RankDelta } from '../RankDelta/RankDelta.tsx';
import type { Range } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { MatrixCell } from './MatrixCell.tsx';
import {
  Bloods,
  Cells,
  End,
  Fixed,
  Quiet,
  Rank,
  Row,
  Score,
  Team,
  Name,
} from './ScoreMatrix.styles.ts';

export interface MatrixRowProps {
  team: MatrixTeam;
  row: number;
  challenges: readonly MatrixChallenge[];
  columns: Range;
  compact: boolean;
  own: boolean;
  /** The walk stands on the team's name. */
  active: boolean;
  /** Ids of cells are made of it. */
  base: string;
  words: MatrixWords;
}

const PLACES = [1, 2, 3] as const;

const TeamBloods = ({ team, words }: Pick<MatrixRowProps, 'team' | 'words'>) => {
  const held = new Set([...team.solves.values()].map((solve) => solve.blood));
  return (
    <Bloods role="gridcell" aria-colindex={4}>
      {PLACES.filter((place) => held.has(place)).map((place) => (
        <BloodPennant key={place} place={place} label={words.blood[place - 1]} />
      ))}
    </Bloods>
  );
};

/** One team. It is drawn again only when something of its own changes. */
export const MatrixRow = memo((props: MatrixRowProps) => {
  const { team, row, challenges, columns, compact, own, active, base, words } = props;
  const Link = useLink();
  return (
    <Row
      role="row"
      aria-rowindex={row + 3}
      data-index={row}
      data-own={own || undefined}
      style={vars({ '--row': row })}
    >
      <Fixed data-compact={compact || undefined}>
        <Rank role="gridcell" aria-colindex={1}>
          {team.rank}
        </Rank>
        <Team
          role="rowheader"
          aria-colindex={2}
          id={`${base}${row}.-1`}
          data-active={active || undefined}
        >
          <Avatar kind="team" name={team.name} src={team.avatar ?? null} />
          <Name as={Link} href={team.href} tabIndex={-1} title={team.name}>
            {team.name}
          </Name>
          {team.delta !== undefined && (
            <RankDelta delta={team.delta} label={team.deltaLabel ?? ''} />
          )}
          {own && (
            <End>
              <Badge tone="brand">{words.you}</Badge>
            </End>
          )}
        </Team>
        {compact && (
          <>
            <Quiet role="gridcell" aria-colindex={3}>
              {team.solved}
            </Quiet>
            <TeamBloods team={team} words={words} />
          </>
        )}
        <Score role="gridcell" aria-colindex={compact ? 5 : 3}>
          {team.score}
        </Score>
      </Fixed>
      {!compact && (
        <Cells style={vars({ '--first': columns.first })}>
          {challenges.slice(columns.first, columns.end).map((challenge, index) => {
            const column = columns.first + index;
            return (
              <MatrixCell
                key={challenge.id}
                challenge={challenge}
                solve={team.solves.get(challenge.id)}
                column={column}
                id={`${base}${row}.${column}`}
                words={words}
              />
            );
          })}
        </Cells>
      )}
    </Row>
  );
});
MatrixRow.displayName = 'MatrixRow';
