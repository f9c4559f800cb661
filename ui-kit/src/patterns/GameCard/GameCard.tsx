import type { GamePhase } from '@halyard/sdk/rules';
import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { PhaseBadge } from '../PhaseBadge/PhaseBadge.tsx';
import { Poster } from '../Poster/Poster.tsx';
import {
  Action,
  Card,
  Cover,
  Dates,
  Foot,
  OnPicture,
  Picture,
  Place,
  Summary,
  Title,
  Words,
} from './GameCard.styles.ts';

export interface GameCardProps {
  /** Decides the flags on the poster of a game without letters A to Z in its title. */
  id: number;
  /** Name of the game, the link of the card. */
  title: string;
  /** Address of the game's page. */
  href: string;
  /** Address of an uploaded poster. */
  image?: string | null;
  /** Where the game is in time: decides badge and emphasis. */
  phase: GamePhase;
  /** "in 5 d 23 h", "Ended" */
  phaseLabel: string;
  /** One or two lines about the game. */
  summary?: string;
  /** "Fri 27 Nov 18:00 – Sat 28 Nov 06:00" */
  dates: string;
  /** "Teams of 1–4 · 137 teams" */
  facts?: string;
  /** The viewer's rank after the end: "11th". */
  place?: string | undefined;
  /** The next step, or a badge that says why there is none. */
  action?: ReactNode;
}

/** A game in the list. The card is a link to it and has a separate action. */
export function GameCard({
  id,
  title,
  href,
  image,
  phase,
  phaseLabel,
  summary,
  dates,
  facts,
  place,
  action,
}: GameCardProps) {
  const Link = useLink();
  return (
    <Card>
      <Picture>
        <Poster title={title} id={id} image={image} faded={phase === 'ended'} />
        <OnPicture>
          <PhaseBadge look="badge" phase={phase} label={phaseLabel} />
        </OnPicture>
      </Picture>
      <Words>
        <Title>
          <Cover as={Link} href={href}>
            {title}
          </Cover>
        </Title>
        {summary && <Summary title={summary}>{summary}</Summary>}
        <Dates>{dates}</Dates>
        <Foot>
          {facts}
          <Action>
            {place && <Place>{place}</Place>}
            {action}
          </Action>
        </Foot>
      </Words>
    </Card>
  );
}
