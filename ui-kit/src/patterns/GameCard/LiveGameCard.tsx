import type { GamePhase } from '@halyard/sdk/rules';
import { Calendar, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { PhaseBadge } from '../PhaseBadge/PhaseBadge.tsx';
import { Poster } from '../Poster/Poster.tsx';
import { Cover } from './GameCard.styles.ts';
import {
  Badges,
  Facts,
  Figures,
  Picture,
  Summary,
  Title,
  Wide,
  Words,
} from './LiveGameCard.styles.ts';

export interface LiveGameCardProps {
  /** Decides the flags on the poster of a game without letters A to Z in its title. */
  id: number;
  /** Name of the game, the link of the card. */
  title: string;
  /** Address of the game's page. */
  href: string;
  /** Address of an uploaded poster. */
  image?: string | null;
  /** Where the game is in time. Default `running`. */
  phase?: GamePhase;
  /** "Live" */
  phaseLabel: string;
  /** More badges, e.g. the status of the viewer's participation. */
  badges?: ReactNode;
  /** One or two lines about the game. */
  summary?: string;
  /** "Fri 20 Nov 13:00 – Sun 22 Nov 13:00" */
  dates: string;
  /** "Teams of 1–5" */
  teamSize?: string;
  /** "412 teams" */
  teams?: string;
  /** The viewer's figures and the clock: `Stat`s and a `GameClock`. */
  figures?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** The running game, as wide as the page; a card on phones. */
export function LiveGameCard({
  id,
  title,
  href,
  image,
  phase = 'running',
  phaseLabel,
  badges,
  summary,
  dates,
  teamSize,
  teams,
  figures,
  action,
}: LiveGameCardProps) {
  const Link = useLink();
  return (
    <Wide>
      <Picture>
        <Poster title={title} id={id} image={image} width={300} height={150} />
      </Picture>
      <Words>
        <Badges>
          <PhaseBadge look="badge" phase={phase} label={phaseLabel} />
          {badges}
        </Badges>
        <Title>
          <Cover as={Link} href={href}>
            {title}
          </Cover>
        </Title>
        {summary && <Summary>{summary}</Summary>}
        <Facts>
          <li>
            <Icon icon={Calendar} size={14} />
            {dates}
          </li>
          {teamSize && (
            <li>
              <Icon icon={UsersRound} size={14} />
              {teamSize}
            </li>
          )}
          {teams && <li>{teams}</li>}
        </Facts>
      </Words>
      <Figures>
        {figures}
        <div>{action}</div>
      </Figures>
    </Wide>
  );
}
