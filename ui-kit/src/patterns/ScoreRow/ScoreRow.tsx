import { Binoculars } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { RankDelta, type RankDeltaProps } from '../RankDelta/RankDelta.tsx';
import { Bloods, Delta, Name, Rank, Row, Score, Solved, Words } from './ScoreRow.styles.ts';

export interface ScoreRowProps {
  /** "1", or a dash. */
  rank: string;
  /** Name of the team, the link of the row. */
  name: string;
  /** Address of the team's details. */
  href: string;
  /** Address of the team's picture; without one, initials are shown. */
  avatar?: string | null;
  /** "13 solved" */
  solved: string;
  /** "3,184" */
  score: string;
  /** How the rank changed since the last update; without it nothing is shown. */
  delta?: RankDeltaProps;
  /** The team's bloods by kind, with their names. */
  bloods?: readonly { place: BloodPlace; label: string }[];
  /** "you"; marks the viewer's own team. */
  you?: string | undefined;
  /** "watched": marks a team that the viewer follows. */
  watched?: string | undefined;
}

/** A team on a scoreboard for phones, in two lines. */
export function ScoreRow(props: ScoreRowProps) {
  const { rank, name, href, avatar, solved, score, delta, bloods = [], you, watched } = props;
  const Link = useLink();
  return (
    <Row as={Link} href={href} data-own={you ? true : undefined}>
      <Rank>{rank}</Rank>
      <Delta>{delta && <RankDelta {...delta} />}</Delta>
      <Avatar kind="team" name={name} src={avatar ?? null} size={28} />
      <Words>
        <Name>
          <span>{name}</span>
          {watched && <Icon icon={Binoculars} size={14} label={watched} />}
          {you && <Badge tone="brand">{you}</Badge>}
        </Name>
        <Solved>{solved}</Solved>
      </Words>
      <Bloods>
        {bloods.map(({ place, label }) => (
          <BloodPennant key={place} place={place} label={label} />
        ))}
      </Bloods>
      <Score>{score}</Score>
    </Row>
  );
}
