import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { RankDelta } from '../RankDelta/RankDelta.tsx';
import { Cover, Delta, Face, Name, Pips, Rank, Row, Score } from './ProjectorRow.styles.ts';

export interface ProjectorTeam {
  id: number;
  /** "1"; "–" for a team without a rank. */
  rank: string;
  name: string;
  avatar?: string | null;
  /** Places gained (positive) or lost since the last page. */
  delta?: number;
  /** In words: "up two". */
  deltaLabel?: string;
  /** Categories with at least one solve. */
  solved: readonly AnyCategory[];
  /** Categories with a solve that is hidden by the freeze: grey. */
  pending?: readonly AnyCategory[];
  /** "3,974" */
  score: string;
  /** The team has just scored a first blood. */
  hot?: boolean;
  /** During the ceremony: `covered` shows only the rank, `now` is the team that is being announced. */
  reveal?: 'covered' | 'now';
}

export interface ProjectorCategory {
  category: AnyCategory;
  /** In the page's language. */
  name: string;
}

export interface ProjectorRowProps {
  team: ProjectorTeam;
  /** In the order of the squares. */
  categories: readonly ProjectorCategory[];
  /** Name of a team's squares: "solved in Misc, Crypto, Web". */
  solvedLabel: (names: readonly string[]) => string;
}

/** A team on a projector. */
export function ProjectorRow({ team, categories, solvedLabel }: ProjectorRowProps) {
  if (team.reveal === 'covered') {
    return (
      <Row>
        <Rank>{team.rank}</Rank>
        <span />
        <span />
        <Cover />
        <span />
        <Cover data-short />
      </Row>
    );
  }
  const solved = categories.filter(({ category }) => team.solved.includes(category));
  return (
    <Row data-hot={team.hot || undefined} data-revealed={team.reveal === 'now' || undefined}>
      <Rank>{team.rank}</Rank>
      <Delta>
        {team.delta !== undefined && <RankDelta delta={team.delta} label={team.deltaLabel ?? ''} />}
      </Delta>
      <Face>
        <Avatar kind="team" name={team.name} src={team.avatar ?? null} size={40} />
      </Face>
      <Name>{team.name}</Name>
      <Pips role="img" aria-label={solvedLabel(solved.map(({ name }) => name))}>
        {categories.map(({ category }) =>
          team.solved.includes(category) ? (
            <CategoryFlag key={category} category={category} size={24} />
          ) : (
            <i key={category} data-pending={team.pending?.includes(category) || undefined} />
          ),
        )}
      </Pips>
      <Score>{team.score}</Score>
    </Row>
  );
}
