import { Binoculars } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { RankDelta } from '../RankDelta/RankDelta.tsx';
import type { MatrixTeam, MatrixWords } from './matrix-model.ts';
import { PendingSolves } from './PendingSolves.tsx';
import {
  Bloods,
  End,
  Fixed,
  Name,
  Quiet,
  Rank,
  Score,
  ScoreBar,
  Team,
} from './ScoreMatrix.styles.ts';

export interface MatrixTeamCellsProps {
  team: MatrixTeam;
  compact: boolean;
  own: boolean;
  /** Whether the team's name is the focused cell. */
  active: boolean;
  activeId: string;
  words: MatrixWords;
}

const PLACES = [1, 2, 3] as const;

function TeamBloods({ team, words }: Pick<MatrixTeamCellsProps, 'team' | 'words'>) {
  const held = new Set([...team.solves.values()].map((solve) => solve.blood));
  return (
    <Bloods role="gridcell" aria-colindex={4}>
      {PLACES.filter((place) => held.has(place)).map((place) => (
        <BloodPennant key={place} place={place} label={words.blood[place - 1]} />
      ))}
    </Bloods>
  );
}

/** Rank, team and score: the sticky part of a row. */
export const MatrixTeamCells = memo((props: MatrixTeamCellsProps) => {
  const { team, compact, own, active, activeId, words } = props;
  const Link = useLink();
  return (
    <Fixed data-compact={compact || undefined}>
      <Rank role="gridcell" aria-colindex={1}>
        {team.rank}
      </Rank>
      <Team
        role="rowheader"
        aria-colindex={2}
        id={active ? activeId : undefined}
        data-active={active || undefined}
      >
        <Avatar kind="team" name={team.name} src={team.avatar ?? null} />
        <Name as={Link} href={team.href} tabIndex={-1} title={team.name}>
          {team.name}
        </Name>
        {team.watched && <Icon icon={Binoculars} size={14} label={team.watched} />}
        {team.delta !== undefined && <RankDelta delta={team.delta} label={team.deltaLabel ?? ''} />}
        {(own || (compact && (team.gain ?? team.pending))) && (
          <End>
            {compact && team.gain && <Badge tone="info">{team.gain}</Badge>}
            {compact && team.pending && <PendingSolves {...team.pending} />}
            {own && <Badge tone="brand">{words.you}</Badge>}
          </End>
        )}
      </Team>
      {compact && (
        <>
          <ScoreBar aria-hidden style={vars({ '--points': team.points })} />
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
  );
});
MatrixTeamCells.displayName = 'MatrixTeamCells';
