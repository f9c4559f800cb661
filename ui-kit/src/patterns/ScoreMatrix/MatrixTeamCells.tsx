import { Binoculars } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import { BloodPennant } from '../BloodPennant/BloodPennant.tsx';
import { RankDelta } from '../RankDelta/RankDelta.tsx';
import type { MatrixTeam, MatrixWords } from './matrix-model.ts';
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
import { Root, Square } from './PendingSolves.styles.ts';

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

interface PendingSolvesProps {
  /** Number of solves hidden by the freeze. */
  count: number;
  /** "3 pending" */
  label: string;
}

/** Maximum number of squares. */
const MAX_MARKS = 3;

/** Grey squares for a team's solves since the scoreboard was frozen. */
function PendingSolves({ count, label }: PendingSolvesProps) {
  return (
    <Root>
      {Array.from({ length: Math.min(MAX_MARKS, count) }, (_, index) => (
        <Square key={index} />
      ))}
      {label}
    </Root>
  );
}

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

interface TeamNameProps extends Pick<MatrixTeamCellsProps, 'activeId'> {
  name: string;
  href: string;
  avatar: string | null;
  active: boolean;
  watched: string | undefined;
  delta: number | undefined;
  deltaLabel: string | undefined;
  /** At the end of the cell. */
  end: ReactNode;
}

/** The cell of the name. Memoised without the team, whose score changes far more often than this. */
const TeamName = memo((props: TeamNameProps) => {
  const { name, href, avatar, active, activeId, watched, delta, deltaLabel, end } = props;
  const Link = useLink();
  return (
    <Team
      role="rowheader"
      aria-colindex={2}
      id={active ? activeId : undefined}
      data-active={active || undefined}
    >
      <Avatar kind="team" name={name} src={avatar} />
      <Name as={Link} href={href} tabIndex={-1} title={name}>
        {name}
      </Name>
      {watched && <Icon icon={Binoculars} size={14} label={watched} />}
      {delta !== undefined && <RankDelta delta={delta} label={deltaLabel ?? ''} />}
      {end}
    </Team>
  );
});

TeamName.displayName = 'TeamName';

type EndOfNameProps = Pick<MatrixTeamCellsProps, 'team' | 'compact' | 'own' | 'words'>;

function endOfName({ team, compact, own, words }: EndOfNameProps) {
  if (!own && !(compact && (team.gain ?? team.pending))) return null;
  return (
    <End>
      {compact && team.gain && <Badge tone="info">{team.gain}</Badge>}
      {compact && team.pending && <PendingSolves {...team.pending} />}
      {own && <Badge tone="brand">{words.you}</Badge>}
    </End>
  );
}

/**
 * Rank, team and score: the sticky part of a row. Numbers are aligned at their ends: one that has
 * another length starts elsewhere, which as the same element would be a layout shift.
 */
export const MatrixTeamCells = memo((props: MatrixTeamCellsProps) => {
  const { team, compact, active, activeId, words } = props;
  const { rank, score } = team;
  return (
    <Fixed data-compact={compact || undefined}>
      <Rank key={`rank ${rank.length}`} role="gridcell" aria-colindex={1}>
        {rank}
      </Rank>
      <TeamName
        name={team.name}
        href={team.href}
        avatar={team.avatar ?? null}
        watched={team.watched}
        delta={team.delta}
        deltaLabel={team.deltaLabel}
        end={endOfName(props)}
        {...{ active, activeId }}
      />
      {compact && (
        <>
          <ScoreBar aria-hidden style={vars({ '--points': team.points })} />
          <Quiet role="gridcell" aria-colindex={3}>
            {team.solved}
          </Quiet>
          <TeamBloods team={team} words={words} />
        </>
      )}
      <Score key={`score ${score.length}`} role="gridcell" aria-colindex={compact ? 5 : 3}>
        {score}
      </Score>
    </Fixed>
  );
});

MatrixTeamCells.displayName = 'MatrixTeamCells';
