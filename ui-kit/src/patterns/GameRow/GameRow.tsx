import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { Cover } from '../GameCard/GameCard.styles.ts';
import { DateTile, type DateTileProps } from '../DateTile/DateTile.tsx';
import { Poster } from '../Poster/Poster.tsx';
import { Aside, Note, Row, Thumb, Title, Words } from './GameRow.styles.ts';

export interface GameRowProps {
  /** Decides the flags on the poster of a game without letters A to Z in its title. */
  id: number;
  /** Name of the game, the link of the row. */
  title: string;
  /** Address of the game's page. */
  href: string;
  /** Shown before the title: a date, the poster, or nothing. */
  lead?: DateTileProps | 'poster';
  /** Address of an uploaded poster. */
  image?: string | null;
  /** "Fri 18:00 – Sat 06:00" */
  note?: string;
  /** A second line below: "in 5 d 23 h". */
  secondNote?: string;
  /** At the end of the row: the next step, a badge, or a rank. */
  aside?: ReactNode;
  /** Below the end of the row. */
  asideNote?: string;
}

/** A game in a list. The whole row is a link to it; the action at its end is separate. */
export function GameRow({
  id,
  title,
  href,
  lead,
  image,
  note,
  secondNote,
  aside,
  asideNote,
}: GameRowProps) {
  const Link = useLink();
  return (
    <Row>
      {lead === 'poster' && (
        <Thumb>
          <Poster title={title} id={id} image={image} width={72} height={56} />
        </Thumb>
      )}
      {typeof lead === 'object' && <DateTile {...lead} />}
      <Words>
        <Title>
          <Cover as={Link} href={href}>
            {title}
          </Cover>
        </Title>
        {note && <Note>{note}</Note>}
        {secondNote && <Note data-second>{secondNote}</Note>}
      </Words>
      {(aside || asideNote) && (
        <Aside>
          {aside}
          {asideNote && <Note>{asideNote}</Note>}
        </Aside>
      )}
    </Row>
  );
}
